import { isOffline, untilOffline, WentOffline } from "@offertory/giving-client/pending";
import type { Give } from "../give-context.ts";
import { call, NoAnswer } from "./call.ts";
import { type GiftAnswer, type Outcome, outcomeOf } from "./outcome-of.ts";
import type { PendingGift } from "./visitor-gifts.ts";

/** How often and after how long it is asked again; the donor sees that it is under way. */
const PAUSES_MS = [800, 1500, 3000, 5000, 8000];

export type Ending = Exclude<Outcome, { kind: "asks" | "under-way" }> | { kind: "unknown" };

/** Has the donor's bank ask the donor. */
export type Confirm = (clientSecret: string) => Promise<void>;

interface Ways {
  confirm: Confirm;
  /** Something more is known of the gift: it is written down. */
  onLearn(gift: PendingGift): void;
  /** No answer came: the donor is told at once. */
  onNoAnswer(): void;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends a gift and follows it to its end. It was written down before it is sent, and is always sent under the same key: whatever
 * gets lost on the way, it is one gift. Without a connection nobody waits: it is asked about again when there is one.
 */
export async function sendGift(give: Give, sent: PendingGift, { confirm, onLearn, onNoAnswer }: Ways): Promise<Ending> {
  let { giftId } = sent;
  let asked = false;
  for (const wait of [...PAUSES_MS, null]) {
    const outcome = await ask(give, sent, giftId);
    if (outcome.giftId && outcome.giftId !== giftId) {
      giftId = outcome.giftId;
      onLearn({ ...sent, giftId });
    }
    if (outcome.kind === "given" || outcome.kind === "failed") return outcome;
    if (outcome.kind === "unknown") {
      if (isOffline()) return outcome;
      onNoAnswer();
    }
    if (outcome.kind === "asks" && !asked) {
      asked = true;
      await confirm(outcome.clientSecret);
    } else if (wait !== null) await pause(wait);
  }
  return { kind: "unknown" };
}

type Heard = (Outcome | { kind: "unknown" }) & { giftId?: string };

async function ask(give: Give, gift: PendingGift, giftId: string | null): Promise<Heard> {
  try {
    const answer = await untilOffline(call<GiftAnswer>(give, ...questionOf(gift, giftId)));
    return { ...outcomeOf(give, answer), ...(answer.id !== undefined && { giftId: answer.id }) };
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof WentOffline) return { kind: "unknown" };
    throw error;
  }
}

/** A gift that is known is asked about; every other is sent, which under its key is the same gift however often. */
function questionOf(
  { key, type, body, ticket }: PendingGift,
  giftId: string | null,
): [string, Parameters<typeof call>[2]?] {
  if (giftId && type === "once") return [`/donate/gifts/${encodeURIComponent(giftId)}?${new URLSearchParams({ key })}`];
  const path = type === "recurring" ? "/donate/subscribe" : "/donate/charge";
  return [path, { body, headers: { "idempotency-key": key, ...(ticket && { "x-captcha-ticket": ticket }) } }];
}
