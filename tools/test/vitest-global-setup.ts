import type { TestProject } from "vitest/node";
import { prepareTestServer } from "./prepare-test-server.ts";
import type { TestServer } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await prepareTestServer();
  project.provide("testServer", server);
  return stop;
}
