import { z } from "zod";
import { Unavailable } from "../../../platform/http/http-errors.ts";
import type { RecaptchaKeys } from "./recaptcha-keys.ts";

const VerifyResponse = z.object({ success: z.boolean(), score: z.number().optional() });
const TIMEOUT_MS = 10_000;

/**
 * Returns the score of a reCAPTCHA token. Version 3 reports one; version 2, where a box was ticked, has none and counts
 * as 1. Invalid tokens score 0.
 */
export async function scoreToken({ secret, verifyUrl }: RecaptchaKeys, token: string): Promise<number> {
  const body = new URLSearchParams({ secret, response: token });
  try {
    const response = await fetch(verifyUrl, { method: "POST", body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { success, score = 1 } = VerifyResponse.parse(await response.json());
    return success ? score : 0;
  } catch {
    throw new Unavailable();
  }
}
