import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Dollars } from "../amounts/dollars.ts";

/** The states of a gift. A bank debit is `pending` for days, until it succeeds or fails. */
const GIFT_STATES = [
  "pending",
  "succeeded",
  "partially_refunded",
  "refunded",
  "disputed",
  "charged_back",
  "voided",
] as const;

/** A gift in its own donor's history, with its refunds. */
export const OwnGift = z.object({
  id: z.string(),
  /** The day in the church's time zone; it decides which year the gift counts for. */
  day: z.string(),
  amount: Dollars,
  /** The part of the amount that the donor added for the processing fee. */
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
  summary: "List the gifts of the signed-in person with funds and refunds, newest first, including pending debits",
  answer: z.array(OwnGift),
});
