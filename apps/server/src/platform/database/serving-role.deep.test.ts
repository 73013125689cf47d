import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startServerProcess } from "../../../test/server-process.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";
import { regrantServingRole } from "./testing/regrant-serving-role.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await regrantServingRole(server);
});
afterAll(() => server.close());

test("a server runs its jobs under the serving role, and warns when it is given the owner's role", async () => {
  const serving = await startServerProcess(server.servingUrl, { LOG_LEVEL: "info" });
  onTestFinished(() => void serving.stop());
  await server.owner.query("select graphile_worker.add_job('giving-sum-up', '{}'::json)");
  await expect
    .poll(
      async () =>
        (await server.owner.query("select from graphile_worker.jobs where task_identifier = 'giving-sum-up'")).rowCount,
    )
    .toBe(0);
  expect((await fetch(`${serving.url}/ready`)).status).toBe(200);
  await serving.stop();
  expect(serving.log()).not.toMatch(/permission denied|owns the tables/);
  const owning = await startServerProcess(server.url, { LOG_LEVEL: "info" });
  await owning.stop();
  expect(owning.log()).toContain("owns the tables and could put the guards of the ledger aside");
});
