import { sentGifts, type SentGift } from "@offertory/giving-client/pending";
import { VISITOR } from "../draft/visitor-draft.ts";
import type { Give } from "../give-context.ts";
import type { GiftSummary } from "./describe-gift.ts";

interface More {
  ticket: string;
  /** What the donor is told of it. */
  summary: GiftSummary;
  /** What the server calls it, once that is known. */
  giftId: string | null;
}

/** A visitor's gift that was sent: with the ticket that admits it. */
export type VisitorGift = SentGift<More>;

/** The gifts that visitors sent to this church from this browser. */
export const visitorGifts = ({ page }: Pick<Give, "page">) =>
  sentGifts<More>(page.church.id, VISITOR, { isGuest: true });
