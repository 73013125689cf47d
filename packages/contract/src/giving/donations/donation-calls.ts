import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id, optionalText } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";
import { GiftFunds } from "./gift.ts";

/** A gift as its history shows it: a row for each fund. */
export const DonationLine = z.object({
  id: z.string(),
  batchId: z.string(),
  personId: z.nullable(z.string()),
  donationDate: z.string(),
  /** Of the whole gift. */
  amount: Dollars,
  currency: z.literal("usd"),
  method: z.string(),
  methodDetails: z.string(),
  notes: z.string(),
  status: z.string(),
  fund: z.object({ id: z.string(), name: z.string(), amount: Dollars }),
});
export type DonationLine = z.output<typeof DonationLine>;

export const listMyDonations = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/my",
  summary: "What the signed-in person gave to the church, newest first",
  answer: z.array(DonationLine),
});

export const listDonationsOf = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations",
  summary: "What a person gave to the church, newest first",
  query: z.object({ personId: Id }),
  answer: z.array(DonationLine),
});

export const Refund = z.object({
  id: z.string(),
  donationId: z.string(),
  amount: Dollars,
  status: z.enum(["processing", "succeeded", "failed"]),
});
export type Refund = z.output<typeof Refund>;

export const MAX_REFUND_NOTE_LENGTH = 500;

export const refundDonation = endpoint({
  api: "giving",
  method: "POST",
  path: "/donations/:id/refund",
  summary: "Give money back: all that is left of a gift, a part of it, or parts fund by fund",
  params: z.object({ id: Id }),
  body: z.object({
    amount: z.nullish(Dollars),
    funds: z.nullish(GiftFunds),
    note: optionalText(MAX_REFUND_NOTE_LENGTH),
  }),
  answer: Refund,
});

/** A refund as the treasurer sees it. */
export const KeptRefund = z.extend(Refund, {
  at: z.string(),
  /** Who asked for it; null when it was made at the payment provider's own pages. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  note: z.string(),
  /** The payment provider's words, when it failed. */
  failure: z.string(),
  /** What each fund gave back, and without a fund what the donor had added for the fee. */
  funds: z.array(z.object({ id: z.nullable(z.string()), name: z.string(), amount: Dollars })),
});
export type KeptRefund = z.output<typeof KeptRefund>;

export const listRefunds = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/:id/refunds",
  summary: "What was given back of a gift, or is on its way, newest first",
  params: z.object({ id: Id }),
  answer: z.array(KeptRefund),
});
