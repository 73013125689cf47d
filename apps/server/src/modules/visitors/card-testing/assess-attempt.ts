import type { Visitors, VisitorsStores } from "../visitors.ts";
import type { NewAttempt, Tally } from "./attempt-store.ts";
import { ESCALATION_SCORE } from "./captcha-escalation.ts";

/** After this many declines within DECLINE_BLOCK_MS, a card, an email address or a captcha token is refused. */
const MAX_DECLINES = 5;
export const DECLINE_BLOCK_MS = 6 * 3_600_000;
const LOOK_BACK_MS = 30 * 60_000;
/** A network is refused if over half of its `latest` attempts were declined and there are at least `enough` of them. */
const NETWORK_RULE = { latest: 20, enough: 10 };
/**
 * A network or church may have this many attempts that are open, declined or idle, and EXTRA_ATTEMPTS_PER_GIFT more for each
 * success.
 */
const MAX_UNPROVEN_ATTEMPTS = 8;
const EXTRA_ATTEMPTS_PER_GIFT = 2;

/**
 * Whether an attempt may start. `mayWait`: the limit may free up when attempts in progress end. `church`: the church's
 * limit was reached, not the network's.
 */
export type Verdict = "go" | { mayWait: boolean; church?: boolean };
const REFUSED = { mayWait: false };

type AttemptStore = VisitorsStores["attempts"];

/** Records the attempt of a signed-in donor, unless the donor or the card has too many declines. */
export const assessMemberAttempt = async (
  { attempts, now }: Pick<Visitors, "now" | "attempts">,
  row: NewAttempt,
): Promise<Verdict> => ((await attempts.addAttemptBelow(row, MAX_DECLINES, declinesSince(now()))) ? "go" : REFUSED);

/**
 * Records the attempt of a guest, unless the card, email address, captcha token or network has too many declines, or
 * the network or church has reached its limit. Locks make simultaneous attempts count each other.
 */
export async function assessGuestAttempt(
  { now: clock }: Pick<Visitors, "now">,
  attempts: AttemptStore,
  row: NewAttempt,
): Promise<Verdict> {
  const now = clock();
  const { churchId, place: networkHash } = row;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await attempts.lockAttempts(churchId);
  await attempts.lockAttempts(networkHash);
  if (await hasTooManyDeclines(attempts, row, now)) return REFUSED;
  const last = await attempts.countLatest(networkHash, NETWORK_RULE.latest, ago(DECLINE_BLOCK_MS));
  if (last.tries >= NETWORK_RULE.enough && last.declined * 2 > last.tries) return REFUSED;
  const networkVerdict = assessTally(await attempts.tally({ networkHash }, now, ago(DECLINE_BLOCK_MS)), row);
  if (networkVerdict !== "go") return networkVerdict;
  const churchVerdict = (await attempts.isEscalated(churchId, now))
    ? await assessEscalated(attempts, row)
    : assessTally(await attempts.tally({ churchId }, now, ago(LOOK_BACK_MS)), row);
  if (churchVerdict !== "go") return { ...churchVerdict, church: true };
  await attempts.addAttempt(row);
  return "go";
}

const hasTooManyDeclines = async (attempts: AttemptStore, row: NewAttempt, now: Date): Promise<boolean> =>
  (await attempts.countMostDeclines(row, declinesSince(now))) >= MAX_DECLINES;

const declinesSince = (now: Date): Date => new Date(now.getTime() - DECLINE_BLOCK_MS);

/** The church's captcha may have been escalated after the captcha token was accepted, while this attempt waited. */
const assessEscalated = async (attempts: AttemptStore, { captchaTokenId }: NewAttempt): Promise<Verdict> =>
  (await attempts.scoreOf(captchaTokenId)) >= ESCALATION_SCORE ? "go" : REFUSED;

function assessTally({ good, declined, open, idle, idleNow }: Tally, { step }: NewAttempt): Verdict {
  // A charge follows a card that was saved and counted as idle; it must not block itself.
  const own = step === "charge" ? Math.min(1, idle) : 0;
  if (declined + open + idle - own <= MAX_UNPROVEN_ATTEMPTS + EXTRA_ATTEMPTS_PER_GIFT * good) return "go";
  return { mayWait: open + idleNow - own > 0 };
}
