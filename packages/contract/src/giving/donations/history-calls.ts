import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Dollars } from "../amounts/dollars.ts";

/** What can have become of a gift. A bank debit is pending for days: asked for, and neither come nor failed. */
const GIFT_STATES = [
  "pending",
  "succeeded",
  "partially_refunded",
  "refunded",
  "disputed",
  "charged_back",
  "voided",
] as const;

/** A gift as its own giver looks back on it, with what was given back of it. */
export const OwnGift = z.object({
  id: z.string(),
  /** The day in the church's calendar: it decides on the year. */
  day: z.string(),
  amount: Dollars,
  /** The part that was added for the fee. */
  coveredFee: Dollars,
  refunded: Dollars,
  method: z.string(),
  methodDetails: z.string(),
  recurring: z.boolean(),
  notes: z.string(),
  status: z.enum(GIFT_STATES),
  funds: z.array(z.object({ id: z.string(), name: z.string(), amount: Dollars, refunded: Dollars })),
});
export type OwnGift = z.output<typeof OwnGift>;

export const listMyGifts = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/my/gifts",
  summary:
    "What the signed-in person gave to the church, a gift each with its funds and refunds, newest first; debits that are still pending among them",
  answer: z.array(OwnGift),
});
