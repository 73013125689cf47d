import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { TooManyTries } from "../../../platform/http/http-errors.ts";
import { inTransaction, type Visitors } from "../visitors.ts";
import { CaptchaNeeded } from "../visitors-errors.ts";
import { clientNetworkHash } from "./client-network-hash.ts";
import type { SaveResult } from "../../payment-providers/index.ts";
import { assessGuestAttempt, assessMemberAttempt, REST_MS } from "./assess-attempt.ts";
import type { NewAttempt } from "./attempt-store.ts";
import type { TryOutcome } from "./attempt-tables.ts";
import { escalateCaptcha, detectCardTesting } from "./captcha-escalation.ts";

/** A donor asks a payment provider about a card. */
export interface PaymentAttempt {
  churchId: string;
  step: "card" | "charge";
  address: string;
  /** The email, or the person who is signed in. */
  who: string;
  /** Of a guest; null of who is signed in. */
  ticketId: string | null;
  /** The same card again has the same one; empty where it is not known yet. */
  fingerprint: string;
}

/** What saving a card shows of it. */
export const SAVE_OUTCOMES: Record<SaveResult["outcome"], TryOutcome> = {
  saved: "saved",
  "action-needed": "saved",
  refused: "declined",
  unavailable: "unsure",
};

const PATIENCE_MS = 20_000;

/**
 * Runs one try of a card, unless its card, email, ticket, network or church has had too many that were declined. Guests begin
 * slowly: where nothing is known of a network or a church, a burst waits until it is known what became of the first ones, so that
 * a thousand honest donors wait a moment and ten thousand stolen cards get nowhere.
 */
export async function guardPaymentAttempt<Result>(
  context: Visitors,
  wanted: PaymentAttempt,
  work: () => Promise<Result>,
  judge: (result: Result) => TryOutcome,
  intentOf: (result: Result) => string | null = () => null,
): Promise<Result> {
  const row = describe(context, wanted);
  await begin(context, row);
  let outcome: TryOutcome = "unsure";
  let intentId: string | null = null;
  try {
    const result = await work();
    outcome = judge(result);
    intentId = intentOf(result);
    return result;
  } finally {
    // What the donor is told of their money does not hang on the counting: a try that nobody ended is soon forgotten.
    await end(context, row, outcome, intentId).catch(() => undefined);
  }
}

async function end(
  context: Pick<Visitors, "connection" | "now" | "publish" | "tries">,
  row: NewAttempt,
  outcome: TryOutcome,
  intentId: string | null,
): Promise<void> {
  await context.tries.endTry(row, outcome, intentId);
  if (outcome === "declined") await detectCardTesting(context, row.churchId);
}

async function begin(
  context: Pick<Visitors, "connection" | "now" | "publish" | "tries">,
  row: NewAttempt,
): Promise<void> {
  const since = performance.now();
  for (;;) {
    const verdict = row.ticketId
      ? await inTransaction(context, ({ tries }) => assessGuestAttempt(context, tries, row))
      : await assessMemberAttempt(context, row);
    if (verdict === "go") return;
    const isPatient = performance.now() - since < PATIENCE_MS;
    if (verdict.church && !(verdict.mayWait && isPatient)) {
      // Whoever has filled the church's room keeps nobody out: a better captcha goes round it.
      await escalateCaptcha(context, row.churchId);
      throw new CaptchaNeeded();
    }
    if (!verdict.mayWait || !isPatient) throw new TooManyTries(REST_MS / 1000);
    await pause(150 + Math.random() * 350);
  }
}

function describe(
  context: Pick<Visitors, "newId" | "now" | "secret">,
  { churchId, step, address, who, ticketId, fingerprint }: PaymentAttempt,
): NewAttempt {
  const hidden = (text: string) => createHmac("sha256", context.secret).update(text).digest("base64url").slice(0, 22);
  return {
    churchId,
    id: context.newId(),
    at: context.now(),
    step,
    place: clientNetworkHash(context, address),
    email: hidden(`who ${who}`),
    ticketId: ticketId ?? "",
    card: fingerprint && hidden(`card ${fingerprint}`),
  };
}
