import type { GiftType } from "@offertory/giving-client/pending";
import type { Gift } from "@offertory/contract";
import type { GiftSummary } from "./describe-gift.ts";

/** A gift that is to be sent, and when its form was begun. */
export interface Wish {
  type: GiftType;
  body: Gift;
  summary: GiftSummary;
  begunAt: number;
}
