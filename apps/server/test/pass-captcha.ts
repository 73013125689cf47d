import { verifyCaptcha } from "@offertory/contract";
import { solveCaptcha } from "../src/modules/giving/testing/create-test-guest.ts";
import type { TestServer } from "./test-server.ts";

/** Solves a captcha, as a public page does, and returns the captcha token, which is also pooled for the network. */
export async function passCaptcha(server: TestServer, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await server.call(verifyCaptcha, { body: { token: await solveCaptcha(server) }, headers });
  return body.captchaToken ?? "";
}
