import { inTransaction, type Visitors } from "../visitors.ts";
import { cardTestingSeen } from "./card-testing-seen.ts";

/** How sure a captcha must be that a person is there: usually, and where cards are being tried out. */
export const DEFAULT_MIN_SCORE = 0.5;
export const ESCALATION_SCORE = 0.7;

const ESCALATION_MS = 2 * 3_600_000;
const LOOK_BACK_MS = 30 * 60_000;
/** So many declines, and more than the half of all, are not people who mistype. */
const SUSPICIOUS = 8;

export const isEscalated = (context: Pick<Visitors, "now" | "tries">, churchId: string): Promise<boolean> =>
  context.tries.isEscalated(churchId, context.now());

export const minScoreOf = async (context: Pick<Visitors, "now" | "tries">, churchId: string): Promise<number> =>
  (await isEscalated(context, churchId)) ? ESCALATION_SCORE : DEFAULT_MIN_SCORE;

/** After a decline: a church that sees too many of them asks for a stricter captcha, and its staff are told. */
export async function detectCardTesting(
  context: Pick<Visitors, "connection" | "now" | "publish" | "tries">,
  churchId: string,
): Promise<void> {
  const now = context.now();
  const { good, declined } = await context.tries.tally({ churchId }, now, new Date(now.getTime() - LOOK_BACK_MS));
  if (declined >= SUSPICIOUS && declined > good) await escalateCaptcha(context, churchId);
}

export async function escalateCaptcha(
  context: Pick<Visitors, "connection" | "now" | "publish">,
  churchId: string,
): Promise<void> {
  const now = context.now();
  await inTransaction(context, async ({ tries }, tx) => {
    const isNew = await tries.escalateCaptcha(churchId, now, new Date(now.getTime() + ESCALATION_MS));
    if (isNew) await context.publish(tx, cardTestingSeen, { churchId });
  });
}
