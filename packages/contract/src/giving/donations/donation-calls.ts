import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id, optionalText } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";
import { GiftFunds } from "./gift.ts";

/** A donation in a donor's history: one row for each fund. */
export const DonationLine = z.object({
  id: z.string(),
  batchId: z.string(),
  personId: z.nullable(z.string()),
  donationDate: z.string(),
  /** The amount of the whole donation. */
  amount: Dollars,
  /** In lower case, as clients expect it. */
  currency: z.string(),
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
  summary: "List the donations of the signed-in person, newest first",
  answer: z.array(DonationLine),
});

export const listDonationsOf = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations",
  summary: "List the donations of a person, newest first",
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
  summary: "Refund a donation: all that is left, a part of it, or parts by fund",
  params: z.object({ id: Id }),
  body: z.object({
    amount: z.nullish(Dollars),
    funds: z.nullish(GiftFunds),
    note: optionalText(MAX_REFUND_NOTE_LENGTH),
  }),
  answer: Refund,
});

/** A refund with the details that the treasurer sees. */
export const KeptRefund = z.extend(Refund, {
  at: z.string(),
  /** Who requested the refund; null when it was made on the payment provider's own site. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  note: z.string(),
  /** The payment provider's error message, when the refund failed. */
  failure: z.string(),
  /**
   * The refunded amount of each fund. An entry without an id is the part that the donor had added for the processing
   * fee.
   */
  funds: z.array(z.object({ id: z.nullable(z.string()), name: z.string(), amount: Dollars })),
});
export type KeptRefund = z.output<typeof KeptRefund>;

export const listRefunds = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/:id/refunds",
  summary: "List the refunds of a donation, including pending ones, newest first",
  params: z.object({ id: Id }),
  answer: z.array(KeptRefund),
});
