import type { CallAnswer, verifyCaptcha as call } from "@offertory/contract";
import type { z } from "zod";
import { sha256 } from "../../../platform/hashing/sha256.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { DEFAULT_MIN_SCORE } from "../card-testing/captcha-escalation.ts";
import type { Visitors } from "../visitors.ts";
import { leaveTicket } from "../tickets/leave-ticket.ts";
import { readSolved, scoreChallenge } from "./altcha.ts";
import { scoreToken } from "./recaptcha.ts";

/** A thousand donors of one network on a Sunday, and some of them twice. */
const BY_PLACE: Limit = { name: "captcha-place", tries: 3000, seconds: 3600 };

type Sent = z.output<(typeof call)["body"]>;

/** Whether a person is there, told by the token alone: one of our own challenges, or either version of reCAPTCHA. */
export async function verifyCaptcha(
  context: Pick<Visitors, "guests" | "limits" | "now" | "recaptcha" | "secret">,
  { token, carried = false }: Sent,
  address: string,
): Promise<CallAnswer<typeof call>> {
  await context.limits.count(BY_PLACE, address);
  const { score, isNew } = await scoreAndSpend(context, token);
  if (!isNew) return { response: "robot", success: false, score: score < DEFAULT_MIN_SCORE ? score : SHOWN_BEFORE };
  return { response: "success", success: true, score, ticket: await leaveTicket(context, { address, score, carried }) };
}

/** Uses a captcha up. True where it was passed by a person, and shown here for the first time. */
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

/** Clients also take a score for a success: what was shown before gets none that would do. */
const SHOWN_BEFORE = 0;

async function scoreOf(context: Pick<Visitors, "now" | "recaptcha" | "secret">, token: string): Promise<number> {
  const solved = readSolved(token);
  if (solved) return scoreChallenge(context, solved);
  return context.recaptcha && TOKEN.test(token) ? scoreToken(context.recaptcha, token) : 0;
}

/** What cannot be a token is not sent to those who would judge it. */
const TOKEN = /^[\x21-\x7e]+$/;

/** What it is known by when it comes again: a challenge by its signature, however the rest is written. */
const idOf = (token: string): string => sha256(readSolved(token)?.challenge.signature.toLowerCase() ?? token);
