import { sentGifts, type SentGift } from "@offertory/giving-client/pending";
import { VISITOR } from "../draft/visitor-draft.ts";
import type { Give } from "../give-context.ts";
import type { GiftSummary } from "./describe-gift.ts";

interface More {
  captchaToken: string;
  /** The gift as the donor sees it. */
  summary: GiftSummary;
  /** The server's id of the gift; null until it is known. */
  giftId: string | null;
}

/** A visitor's gift that was sent, with its captcha token. */
export type VisitorGift = SentGift<More>;

/** The gifts that visitors have sent to this church from this browser. */
export const visitorGifts = ({ page }: Pick<Give, "page">) =>
  sentGifts<More>(page.church.id, VISITOR, { isGuest: true });
