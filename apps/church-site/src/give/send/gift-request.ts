import type { GiftType } from "@offertory/giving-client/pending";
import type { Gift } from "@offertory/contract";
import type { GiftSummary } from "./describe-gift.ts";

/** A gift to be sent, with the time at which its form was started. */
export interface GiftRequest {
  type: GiftType;
  body: Gift;
  summary: GiftSummary;
  begunAt: number;
}
