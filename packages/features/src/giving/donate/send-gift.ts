import type { Client } from "@offertory/api-client";
import { chargeGift, type GiftAnswer, subscribeGift } from "@offertory/contract";
import type { SentGift } from "@offertory/giving-client/pending";

/** Sends a gift under its key: sent twice, it is taken once. */
export const sendGift = ({ call }: Client, { type, body, key }: SentGift): Promise<GiftAnswer> =>
  call(type === "once" ? chargeGift : subscribeGift, { body }, { headers: { "Idempotency-Key": key } });
