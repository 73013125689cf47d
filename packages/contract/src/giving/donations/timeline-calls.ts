import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";

export const TIMELINE_EVENTS = [
  "paid",
  "recorded",
  "corrected",
  "voided",
  "fee",
  "receipt",
  "receipt-resent",
  "paid-out",
  "refund",
  "refund-pending",
  "refund-failed",
  "dispute",
  "dispute-won",
  "dispute-lost",
] as const;

/** What happened to a donation, and when. */
export const TimelineEvent = z.object({
  kind: z.enum(TIMELINE_EVENTS),
  at: z.string(),
  /** Null where no money moved. */
  amount: z.nullable(Dollars),
  /** The member of staff who did it; null for the donor, the payment provider and the program. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
export type TimelineEvent = z.output<typeof TimelineEvent>;

export const readDonationTimeline = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/:id/timeline",
  summary: "Read what happened to a donation: paid, fee, receipt, payout, refunds and disputes, oldest first",
  params: z.object({ id: Id }),
  answer: z.object({
    events: z.array(TimelineEvent),
    /** What the church keeps after fees, refunds and disputes; null until the fee is known, and for offline gifts. */
    net: z.nullable(Dollars),
    /** The payment provider's id of the payment; null for offline gifts. */
    transactionId: z.nullable(z.string()),
    /** Whether a receipt can be sent again: an online donation that counts, of a donor with an email address. */
    mayResend: z.boolean(),
  }),
});
export type DonationTimeline = z.output<typeof readDonationTimeline.answer>;

export const resendReceipt = endpoint({
  api: "giving",
  method: "POST",
  path: "/donations/:id/receipt",
  summary: "Email the receipt of a donation to its donor again, at most three times an hour",
  params: z.object({ id: Id }),
  answer: z.object({ sent: z.boolean() }),
});

/** Long enough for any selection that a page can make; the operation refuses more than `MAX_DONATIONS_SELECTED`. */
const SelectedIds = z.array(Id).check(z.minLength(1), z.maxLength(2000));

export const resendReceipts = endpoint({
  api: "giving",
  method: "POST",
  path: "/donations/receipts",
  summary: "Email the receipts of selected donations to their donors again, each at most once an hour",
  body: z.object({ ids: SelectedIds }),
  answer: z.object({
    /** The receipts that are being sent. */
    sent: z.int(),
    /** Receipts that were sent again less than an hour ago. */
    recent: z.int(),
    /** Donations without a receipt: offline and refunded ones, and those of donors without an email address. */
    unsendable: z.int(),
  }),
});
