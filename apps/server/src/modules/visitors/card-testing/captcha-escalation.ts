import { inTransaction, type Visitors } from "../visitors.ts";
import { cardTestingSeen } from "./card-testing-seen.ts";

/** The score that a captcha needs: by default, and while cards are being tested at the church (ESCALATION_SCORE). */
export const DEFAULT_MIN_SCORE = 0.5;
export const ESCALATION_SCORE = 0.7;

const ESCALATION_MS = 2 * 3_600_000;
const LOOK_BACK_MS = 30 * 60_000;
/**
 * This many declines within half an hour, and more declines than successes, are card testing and not mistyped cards.
 */
const CARD_TESTING_DECLINES = 8;

export const isEscalated = (context: Pick<Visitors, "now" | "attempts">, churchId: string): Promise<boolean> =>
  context.attempts.isEscalated(churchId, context.now());

export const minScoreOf = async (context: Pick<Visitors, "now" | "attempts">, churchId: string): Promise<number> =>
  (await isEscalated(context, churchId)) ? ESCALATION_SCORE : DEFAULT_MIN_SCORE;

/**
 * Called after a decline. Escalates the church's captcha if there are too many declines, and notifies its staff through
 * an event.
 */
export async function detectCardTesting(
  context: Pick<Visitors, "connection" | "now" | "publish" | "attempts">,
  churchId: string,
): Promise<void> {
  const now = context.now();
  const { good, declined } = await context.attempts.tally({ churchId }, now, new Date(now.getTime() - LOOK_BACK_MS));
  if (declined >= CARD_TESTING_DECLINES && declined > good) await escalateCaptcha(context, churchId);
}

export async function escalateCaptcha(
  context: Pick<Visitors, "connection" | "now" | "publish">,
  churchId: string,
): Promise<void> {
  const now = context.now();
  await inTransaction(context, async ({ attempts }, tx) => {
    const isNew = await attempts.escalateCaptcha(churchId, now, new Date(now.getTime() + ESCALATION_MS));
    if (isNew) await context.publish(tx, cardTestingSeen, { churchId });
  });
}
