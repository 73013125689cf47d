import { verifyCaptcha } from "@offertory/contract";
import { solveCaptcha } from "../src/modules/giving/testing/create-test-guest.ts";
import type { TestServer } from "./test-server.ts";

/** Shows that a person is there, as a public page does before it names anybody; answers the ticket that is left for the network. */
export async function passCaptcha(server: TestServer, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await server.call(verifyCaptcha, { body: { token: await solveCaptcha(server) }, headers });
  return body.ticket ?? "";
}
