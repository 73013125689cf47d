import type { GivingCall } from "../calls/index.ts";
import type { SentGift } from "../pending/index.ts";
import { type Ending, followGift, type Ways } from "./follow-gift.ts";

/** A gift that was sent and whose end is not known: by its key the server knows that it is this one. */
export type PendingGift = Pick<SentGift, "type" | "body" | "key"> & {
  /** Of somebody without an account: the captcha's ticket, which admits it. */
  ticket?: string;
  /** What the server calls it, once that is known. */
  giftId?: string | null;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a gift that was written down, and follows it to its end. */
export function sendGift(
  call: GivingCall,
  { type, body, key, ticket, giftId = null }: PendingGift,
  ways: Pick<Ways, "askBank" | "onLearn" | "onNoAnswer">,
): Promise<Ending> {
  const headers = { "idempotency-key": key, ...(ticket && { "x-captcha-ticket": ticket }) };
  const send = () => call(type === "once" ? "/donate/charge" : "/donate/subscribe", { body }, headers);
  // A recurring gift that is sent again under its key answers how it stands.
  const look = (id: string) =>
    type === "once" ? call("/donate/gifts/:id", { params: { id }, query: { key } }) : send();
  return followGift({ type, id: type === "once" ? giftId : null }, { ...ways, send, look, pause });
}
