import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { TooManyAttempts } from "../../../platform/http/http-errors.ts";
import { inTransaction, type Visitors } from "../visitors.ts";
import { CaptchaNeeded } from "../visitors-errors.ts";
import { clientNetworkHash } from "./client-network-hash.ts";
import type { SaveResult } from "../../payment-providers/index.ts";
import { assessGuestAttempt, assessMemberAttempt, DECLINE_BLOCK_MS } from "./assess-attempt.ts";
import type { NewAttempt } from "./attempt-store.ts";
import type { AttemptOutcome } from "./attempt-tables.ts";
import { escalateCaptcha, detectCardTesting } from "./captcha-escalation.ts";

/** A request of a donor to a payment provider about a card. */
export interface PaymentAttempt {
  churchId: string;
  step: "card" | "charge";
  address: string;
  /** The email address of a guest, or the id of a signed-in person. */
  who: string;
  /** The captcha token's id of a guest; null for a signed-in donor. */
  captchaTokenId: string | null;
  /** Equal for the same card; empty if it is not known yet. */
  fingerprint: string;
}

/** The outcome of an attempt, by the result of saving a card. */
export const SAVE_OUTCOMES: Record<SaveResult["outcome"], AttemptOutcome> = {
  saved: "saved",
  "action-needed": "saved",
  refused: "declined",
  unavailable: "unsure",
};

const MAX_WAIT_MS = 20_000;

/**
 * Runs one payment attempt, unless its card, email address, captcha token, network or church has too many declines.
 * Guests start slowly: in a network or church without known outcomes, further attempts wait for the outcome of the
 * first ones. So a thousand honest donors wait a moment, and ten thousand stolen cards are stopped.
 */
export async function guardPaymentAttempt<Result>(
  context: Visitors,
  attempt: PaymentAttempt,
  work: () => Promise<Result>,
  outcomeOf: (result: Result) => AttemptOutcome,
  intentOf: (result: Result) => string | null = () => null,
): Promise<Result> {
  const row = describe(context, attempt);
  await begin(context, row);
  let outcome: AttemptOutcome = "unsure";
  let intentId: string | null = null;
  try {
    const result = await work();
    outcome = outcomeOf(result);
    intentId = intentOf(result);
    return result;
  } finally {
    // A failure to store the outcome must not change the donor's answer. An attempt without an outcome stops counting
    // after two minutes.
    await end(context, row, outcome, intentId).catch(() => undefined);
  }
}

async function end(
  context: Pick<Visitors, "connection" | "now" | "publish" | "attempts">,
  row: NewAttempt,
  outcome: AttemptOutcome,
  intentId: string | null,
): Promise<void> {
  await context.attempts.finishAttempt(row, outcome, intentId);
  if (outcome === "declined") await detectCardTesting(context, row.churchId);
}

async function begin(
  context: Pick<Visitors, "connection" | "now" | "publish" | "attempts">,
  row: NewAttempt,
): Promise<void> {
  const since = performance.now();
  for (;;) {
    const verdict = row.captchaTokenId
      ? await inTransaction(context, ({ attempts }) => assessGuestAttempt(context, attempts, row))
      : await assessMemberAttempt(context, row);
    if (verdict === "go") return;
    const hasTimeLeft = performance.now() - since < MAX_WAIT_MS;
    if (verdict.church && !(verdict.mayWait && hasTimeLeft)) {
      // An attacker may have used up the church's limit. The harder captcha lets other donors give, because it replaces
      // that limit.
      await escalateCaptcha(context, row.churchId);
      throw new CaptchaNeeded();
    }
    if (!verdict.mayWait || !hasTimeLeft) throw new TooManyAttempts(DECLINE_BLOCK_MS / 1000);
    await pause(150 + Math.random() * 350);
  }
}

function describe(
  context: Pick<Visitors, "newId" | "now" | "secret">,
  { churchId, step, address, who, captchaTokenId, fingerprint }: PaymentAttempt,
): NewAttempt {
  const hash = (text: string) => createHmac("sha256", context.secret).update(text).digest("base64url").slice(0, 22);
  return {
    churchId,
    id: context.newId(),
    at: context.now(),
    step,
    place: clientNetworkHash(context, address),
    email: hash(`who ${who}`),
    captchaTokenId: captchaTokenId ?? "",
    card: fingerprint && hash(`card ${fingerprint}`),
  };
}
