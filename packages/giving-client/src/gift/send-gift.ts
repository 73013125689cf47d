import type { GivingCall } from "../calls/index.ts";
import type { SentGift } from "../pending/index.ts";
import { type Ending, followGift, type GiftActions } from "./follow-gift.ts";

/** A gift that was sent and whose outcome is not known. The server recognizes it by its idempotency key. */
export type PendingGift = Pick<SentGift, "type" | "body" | "key"> & {
  /** The captcha token of a guest, which admits the gift. */
  captchaToken?: string;
  /** The server's id of the gift, once it is known. */
  giftId?: string | null;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a gift that was stored in the browser before, and follows it until its outcome is known. */
export function sendGift(
  call: GivingCall,
  { type, body, key, captchaToken, giftId = null }: PendingGift,
  actions: Pick<GiftActions, "askBank" | "onGiftId" | "onNoAnswer">,
): Promise<Ending> {
  const headers = { "idempotency-key": key, ...(captchaToken && { "x-captcha-token": captchaToken }) };
  const send = () => call(type === "once" ? "/donate/charge" : "/donate/subscribe", { body }, headers);
  // Sending a recurring gift again under its key returns its status.
  const readStatus = (id: string) =>
    type === "once" ? call("/donate/gifts/:id", { params: { id }, query: { key } }) : send();
  return followGift({ type, id: type === "once" ? giftId : null }, { ...actions, send, readStatus, pause });
}
