import { z } from "zod";
import { Unavailable } from "../../../platform/http/http-errors.ts";
import type { RecaptchaKeys } from "./recaptcha-keys.ts";

const Verdict = z.object({ success: z.boolean(), score: z.number().optional() });
const PATIENCE_MS = 10_000;

/** Version 3 says how sure it is; version 2 has had a box ticked, which is as sure as it gets. 0 for what is no token at all. */
export async function scoreToken({ secret, verifyUrl }: RecaptchaKeys, token: string): Promise<number> {
  const body = new URLSearchParams({ secret, response: token });
  try {
    const answer = await fetch(verifyUrl, { method: "POST", body, signal: AbortSignal.timeout(PATIENCE_MS) });
    const { success, score = 1 } = Verdict.parse(await answer.json());
    return success ? score : 0;
  } catch {
    throw new Unavailable();
  }
}
