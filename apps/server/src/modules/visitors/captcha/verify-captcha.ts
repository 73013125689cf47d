import type { CallAnswer, verifyCaptcha as call } from "@offertory/contract";
import type { z } from "zod";
import { sha256 } from "../../../platform/hashing/sha256.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { DEFAULT_MIN_SCORE } from "../card-testing/captcha-escalation.ts";
import type { Visitors } from "../visitors.ts";
import { createCaptchaToken } from "../captcha-tokens/create-captcha-token.ts";
import { parseSolution, scoreChallenge } from "./altcha.ts";
import { scoreToken } from "./recaptcha.ts";

/** Enough for a thousand donors in one network on a Sunday, some of whom solve two. */
const BY_ADDRESS: Limit = { name: "captcha-place", tries: 3000, seconds: 3600 };

type Sent = z.output<(typeof call)["body"]>;

/**
 * Verifies a solution and returns a captcha token. The format of `token` shows whether it solves one of our
 * own challenges or comes from either version of reCAPTCHA.
 */
export async function verifyCaptcha(
  context: Pick<Visitors, "guests" | "limits" | "now" | "recaptcha" | "secret">,
  { token, carried = false }: Sent,
  address: string,
): Promise<CallAnswer<typeof call>> {
  await context.limits.count(BY_ADDRESS, address);
  const { score, isNew } = await scoreAndSpend(context, token);
  if (!isNew) return { response: "robot", success: false, score: score < DEFAULT_MIN_SCORE ? score : USED_SCORE };
  return {
    response: "success",
    success: true,
    score,
    captchaToken: await createCaptchaToken(context, { address, score, carried }),
  };
}

/** Marks a solution as used. Returns true if it was valid and not used before. */
export const spendCaptcha = async (
  context: Pick<Visitors, "guests" | "now" | "recaptcha" | "secret">,
  token: string,
): Promise<boolean> => (await scoreAndSpend(context, token)).isNew;

async function scoreAndSpend(
  context: Pick<Visitors, "guests" | "now" | "recaptcha" | "secret">,
  token: string,
): Promise<{ score: number; isNew: boolean }> {
  const score = await scoreOf(context, token);
  const isNew = score >= DEFAULT_MIN_SCORE && (await context.guests.spendCaptcha(idOf(token), context.now()));
  return { score, isNew };
}

/** Clients also accept a high score as success, so a solution that was used before gets the score 0. */
const USED_SCORE = 0;

async function scoreOf(context: Pick<Visitors, "now" | "recaptcha" | "secret">, token: string): Promise<number> {
  const solved = parseSolution(token);
  if (solved) return scoreChallenge(context, solved);
  return context.recaptcha && TOKEN_PATTERN.test(token) ? scoreToken(context.recaptcha, token) : 0;
}

/** Only printable ASCII is sent to reCAPTCHA; nothing else can be one of its tokens. */
const TOKEN_PATTERN = /^[\x21-\x7e]+$/;

/**
 * The id under which a used solution is stored. Solutions of our challenges are identified by the challenge's
 * signature, so that reformatting the JSON does not make them new.
 */
const idOf = (token: string): string => sha256(parseSolution(token)?.challenge.signature.toLowerCase() ?? token);
