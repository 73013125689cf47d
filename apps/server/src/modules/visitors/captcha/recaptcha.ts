import { z } from "zod";
import { Unavailable } from "../../../platform/http/http-errors.ts";
import type { RecaptchaKeys } from "./recaptcha-keys.ts";

const Verdict = z.object({ success: z.boolean(), score: z.number().optional() });
const PATIENCE_MS = 10_000;

/**
 * Returns the score of a reCAPTCHA token. Version 3 reports one; version 2, where a box was ticked, has none and counts
 * as 1. Invalid tokens score 0.
 */
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
