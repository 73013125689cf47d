import { type SentGift, sentGifts } from "@offertory/giving-client/pending";
import type { Give } from "../give-context.ts";
import { VISITOR } from "./visitor-draft.ts";
import type { GiftSummary } from "./describe-gift.ts";

/** A visitor's gift that was sent: with the ticket that admits it, and what the donor is told of it. */
export type PendingGift = SentGift<{
  ticket: string;
  summary: GiftSummary;
  /** What the server calls it, once that is known. */
  giftId: string | null;
}>;

type Wish = Omit<PendingGift, "type" | "body" | "key" | "state" | "at" | "hash">;

/** The gifts that visitors sent to this church from this browser. */
export const visitorGifts = ({ page }: Pick<Give, "page">) =>
  sentGifts<Wish>(page.church.id, VISITOR, { isGuest: true });
