import type { Visitors, VisitorsStores } from "../visitors.ts";
import type { NewAttempt, Tally } from "./attempt-store.ts";
import { ESCALATION_SCORE } from "./captcha-escalation.ts";

/** After this many declines within REST_MS, a card, an email address or a captcha token is refused. */
const MAX_DECLINES = 5;
export const REST_MS = 6 * 3_600_000;
const LOOK_BACK_MS = 30 * 60_000;
/** A network is refused if over half of its `latest` attempts were declined and there are at least `enough` of them. */
const JUDGED = { latest: 20, enough: 10 };
/**
 * A network or church may have this many attempts that are open, declined or idle, and ROOM_PER_GIFT more for each
 * success.
 */
const BORNE = 8;
const ROOM_PER_GIFT = 2;

/**
 * Whether an attempt may start. `mayWait`: the limit may free up when attempts in progress end. `church`: the church's
 * limit was reached, not the network's.
 */
export type Verdict = "go" | { mayWait: boolean; church?: boolean };
const REFUSED = { mayWait: false };

type Tries = VisitorsStores["tries"];

/** Records the attempt of a signed-in donor, unless the donor or the card has too many declines. */
export const assessMemberAttempt = async (
  { tries, now }: Pick<Visitors, "now" | "tries">,
  row: NewAttempt,
): Promise<Verdict> => ((await tries.addTryBelow(row, MAX_DECLINES, restingSince(now()))) ? "go" : REFUSED);

/**
 * Records the attempt of a guest, unless the card, email address, captcha token or network has too many declines, or
 * the network or church has reached its limit. Locks make simultaneous attempts count each other.
 */
export async function assessGuestAttempt(
  { now: clock }: Pick<Visitors, "now">,
  tries: Tries,
  row: NewAttempt,
): Promise<Verdict> {
  const now = clock();
  const { churchId, place } = row;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await tries.lockTries(churchId);
  await tries.lockTries(place);
  if (await isResting(tries, row, now)) return REFUSED;
  const last = await tries.lastOf(place, JUDGED.latest, ago(REST_MS));
  if (last.tries >= JUDGED.enough && last.declined * 2 > last.tries) return REFUSED;
  const ofPlace = roomIn(await tries.tally({ place }, now, ago(REST_MS)), row);
  if (ofPlace !== "go") return ofPlace;
  const ofChurch = (await tries.isEscalated(churchId, now))
    ? await strictly(tries, row)
    : roomIn(await tries.tally({ churchId }, now, ago(LOOK_BACK_MS)), row);
  if (ofChurch !== "go") return { ...ofChurch, church: true };
  await tries.addAttempt(row);
  return "go";
}

const isResting = async (tries: Tries, row: NewAttempt, now: Date): Promise<boolean> =>
  (await tries.worstDeclines(row, restingSince(now))) >= MAX_DECLINES;

const restingSince = (now: Date): Date => new Date(now.getTime() - REST_MS);

/** The church's captcha may have been escalated after the captcha token was accepted, while this attempt waited. */
const strictly = async (tries: Tries, { ticketId }: NewAttempt): Promise<Verdict> =>
  (await tries.scoreOf(ticketId)) >= ESCALATION_SCORE ? "go" : REFUSED;

function roomIn({ good, declined, open, idle, idleNow }: Tally, { step }: NewAttempt): Verdict {
  // A charge follows a card that was saved and counted as idle; it must not block itself.
  const own = step === "charge" ? Math.min(1, idle) : 0;
  if (declined + open + idle - own <= BORNE + ROOM_PER_GIFT * good) return "go";
  return { mayWait: open + idleNow - own > 0 };
}
