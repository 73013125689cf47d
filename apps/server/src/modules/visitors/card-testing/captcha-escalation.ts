import { inTransaction, type Visitors } from "../visitors.ts";
import { cardTestingSeen } from "./card-testing-seen.ts";

/** How sure a captcha must be that a person is there: usually, and where cards are being tried out. */
export const DEFAULT_MIN_SCORE = 0.5;
export const ESCALATION_SCORE = 0.7;

const ESCALATION_MS = 2 * 3_600_000;
const LOOK_BACK_MS = 30 * 60_000;
/** So many declines, and more than the half of all, are not people who mistype. */
const SUSPICIOUS = 8;

export const isEscalated = (giving: Pick<Visitors, "now" | "tries">, churchId: string): Promise<boolean> =>
  giving.tries.isEscalated(churchId, giving.now());

export const minScoreOf = async (giving: Pick<Visitors, "now" | "tries">, churchId: string): Promise<number> =>
  (await isEscalated(giving, churchId)) ? ESCALATION_SCORE : DEFAULT_MIN_SCORE;

/** After a decline: a church that sees too many of them asks for a stricter captcha, and its staff are told. */
export async function detectCardTesting(
  giving: Pick<Visitors, "connection" | "now" | "publish" | "tries">,
  churchId: string,
): Promise<void> {
  const now = giving.now();
  const { good, declined } = await giving.tries.tally({ churchId }, now, new Date(now.getTime() - LOOK_BACK_MS));
  if (declined >= SUSPICIOUS && declined > good) await escalateCaptcha(giving, churchId);
}

export async function escalateCaptcha(
  giving: Pick<Visitors, "connection" | "now" | "publish">,
  churchId: string,
): Promise<void> {
  const now = giving.now();
  await inTransaction(giving, async ({ tries }, tx) => {
    const isNew = await tries.escalateCaptcha(churchId, now, new Date(now.getTime() + ESCALATION_MS));
    if (isNew) await giving.publish(tx, cardTestingSeen, { churchId });
  });
}
