import type { Visitors, VisitorsStores } from "../visitors.ts";
import type { NewAttempt, Tally } from "./attempt-store.ts";
import { ESCALATION_SCORE } from "./captcha-escalation.ts";

/** So many declines, and the card, the email or the ticket rests for a while. */
const MAX_DECLINES = 5;
export const REST_MS = 6 * 3_600_000;
const LOOK_BACK_MS = 30 * 60_000;
/** A network is judged by its last tries, once there are enough to judge by. */
const JUDGED = { latest: 20, enough: 10 };
/** So many unanswered or declined ones are borne anywhere; each gift that goes through makes room for more. */
const BORNE = 8;
const ROOM_PER_GIFT = 2;

/** Why it does not go now: the network or the church has no room for it, which may change while others are under way. */
export type Verdict = "go" | { mayWait: boolean; church?: boolean };
const REFUSED = { mayWait: false };

type Tries = VisitorsStores["tries"];

/** Writes down a try of who is signed in, unless they or their card have had too many declines. */
export const assessMemberAttempt = async (
  { tries, now }: Pick<Visitors, "now" | "tries">,
  row: NewAttempt,
): Promise<Verdict> => ((await tries.addTryBelow(row, MAX_DECLINES, restingSince(now()))) ? "go" : REFUSED);

/**
 * Writes down a try of a guest, unless their card, email, ticket or network has had too many declines, or there is no room for
 * another one of this network or at this church. All of it under a lock: of a burst, each sees those before it.
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

/** The church may have become wary after the ticket was drawn, while this one waited. */
const strictly = async (tries: Tries, { ticketId }: NewAttempt): Promise<Verdict> =>
  (await tries.scoreOf(ticketId)) >= ESCALATION_SCORE ? "go" : REFUSED;

function roomIn({ good, declined, open, idle, idleNow }: Tally, { step }: NewAttempt): Verdict {
  // The card that is charged now was saved before, and waits for nothing else.
  const own = step === "charge" ? Math.min(1, idle) : 0;
  if (declined + open + idle - own <= BORNE + ROOM_PER_GIFT * good) return "go";
  return { mayWait: open + idleNow - own > 0 };
}
