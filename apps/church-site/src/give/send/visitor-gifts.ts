import { keptDraft, type SentGift, sentGifts } from "@offertory/api-client/gifts";
import type { Draft } from "../draft/draft.ts";
import type { Give } from "../give-context.ts";
import type { GiftSummary } from "./describe-gift.ts";

/** A visitor's gift that was sent: with the ticket that admits it, and what the donor is told of it. */
export type PendingGift = SentGift<{
  ticket: string;
  summary: GiftSummary;
  /** What the server calls it, once that is known. */
  giftId: string | null;
}>;

type Wish = Omit<PendingGift, "type" | "body" | "key" | "state" | "at" | "hash">;

const VISITOR = "visitor";

/** The gifts that visitors sent to this church from this browser. */
export const visitorGifts = ({ page }: Pick<Give, "page">) =>
  sentGifts<Wish>(page.church.id, VISITOR, { isGuest: true });

/** What this tab remembers of a gift while it is written. A link that asks for something is a form of its own. */
export const visitorDraft = ({ page, query }: Pick<Give, "page" | "query">) =>
  keptDraft<Draft>(page.church.id, [VISITOR, query.fundId, query.amount, query.frequency].join(" "));
