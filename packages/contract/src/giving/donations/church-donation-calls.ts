import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { DayText, Id, NumberText, optionalText, text } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";
import { MAX_GIFT_NOTES_LENGTH } from "./gift-lengths.ts";
import { MAX_CAMPAIGN_LENGTH } from "./campaign.ts";
import { GiftFunds } from "./gift.ts";

/** The payment methods of offline gifts. */
export const RECORDED_METHODS = ["cash", "check", "other"] as const;
export const DONATION_STATUSES = [
  "succeeded",
  "partially_refunded",
  "refunded",
  "disputed",
  "charged_back",
  "voided",
] as const;

export const ChurchDonation = z.object({
  id: z.string(),
  batchId: z.string(),
  /** A day in the church's time zone. */
  donationDate: z.string(),
  donatedAt: z.string(),
  person: z.nullable(z.object({ id: z.string(), name: z.string() })),
  amount: Dollars,
  /** The part of the amount that the donor added for the processing fee. */
  coveredFee: Dollars,
  /** The processing fee; null until the payment provider has reported it. */
  providerFee: z.nullable(Dollars),
  refunded: Dollars,
  method: z.string(),
  methodDetails: z.string(),
  provider: z.nullable(z.string()),
  recurring: z.boolean(),
  notes: z.string(),
  /** The campaign of the link that it was given through. */
  campaign: z.nullable(z.string()),
  status: z.enum(DONATION_STATUSES),
  funds: z.array(z.object({ id: z.string(), name: z.string(), amount: Dollars })),
});
export type ChurchDonation = z.output<typeof ChurchDonation>;

export const DONATIONS_PAGE = 50;
export const MAX_DONATIONS_PAGE_SIZE = 200;

export const MAX_DONATION_SEARCH_LENGTH = 100;

const Filter = {
  /** A donor's name, an amount, the number of a check, or the id of a payment. */
  search: z.optional(text(MAX_DONATION_SEARCH_LENGTH)),
  from: z.optional(DayText),
  to: z.optional(DayText),
  fundId: z.optional(Id),
  batchId: z.optional(Id),
  personId: z.optional(Id),
  method: z.optional(text(20)),
  campaign: z.optional(text(MAX_CAMPAIGN_LENGTH)),
  status: z.optional(z.enum(DONATION_STATUSES)),
};
export const DonationFilter = z.object(Filter);
export type DonationFilter = z.output<typeof DonationFilter>;

/** The columns by which the list can be sorted. Anonymous donations follow those with a donor. */
export const DONATION_SORTS = ["date", "amount", "donor"] as const;
export type DonationSort = (typeof DONATION_SORTS)[number];

export const listChurchDonations = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/list",
  summary: "List the church's donations a page at a time, sorted by date (newest first), amount or donor",
  query: z.object({
    ...Filter,
    sort: z.optional(z.enum(DONATION_SORTS)),
    direction: z.optional(z.enum(["asc", "desc"])),
    cursor: z.optional(text(3000)),
    limit: z.optional(NumberText),
  }),
  answer: z.object({ donations: z.array(ChurchDonation), next: z.nullable(z.string()) }),
});

/** The most donations that one call exports by their ids, or sends receipts of. */
export const MAX_DONATIONS_SELECTED = 200;

export const exportDonations = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/export.csv",
  summary: "Export the church's donations as CSV, a row for each fund, filtered like the list or selected by ids",
  query: z.extend(DonationFilter, {
    /** Ids, separated by commas. */
    ids: z.optional(text(8000)),
  }),
  answer: z.string(),
  format: "csv",
});

const Sums = z.object({ amount: Dollars, count: z.int() });

export const summarizeDonations = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/summary",
  summary: "Sum up donations between two days: in total, by fund and by month",
  query: z.object({ from: DayText, to: DayText }),
  answer: z.object({
    amount: Dollars,
    count: z.int(),
    refunded: Dollars,
    /** The processing fees that payment providers have reported so far. */
    fees: Dollars,
    funds: z.array(z.extend(Sums, { id: z.string(), name: z.string() })),
    months: z.array(z.extend(Sums, { month: z.string() })),
  }),
});

/**
 * At most this many donations are added up for a person, batch, method or status filter, because no daily sums exist
 * for them.
 */
export const MAX_TOTALED_DONATIONS = 20_000;

export const totalDonations = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/totals",
  summary: "Total the donations that match a filter, without voided ones; a fund filter counts only the fund's part",
  query: DonationFilter,
  answer: z.object({
    /** Null when the filter matches more than `MAX_TOTALED_DONATIONS` donations. */
    totals: z.nullable(
      z.object({
        amount: Dollars,
        count: z.int(),
        refunded: Dollars,
        /**
         * The processing fees reported so far; null when the filter names a fund, because a fee belongs to the whole
         * donation.
         */
        fees: z.nullable(Dollars),
        funds: z.array(z.extend(Sums, { id: z.string(), name: z.string() })),
      }),
    ),
  }),
});

/**
 * A gift that has neither succeeded nor failed yet: a bank debit takes days, or the donor's bank asks for a
 * confirmation.
 */
export const PendingGift = z.object({
  id: z.string(),
  person: z.nullable(z.object({ id: z.string(), name: z.string() })),
  status: z.enum(["processing", "requires_action"]),
  since: z.string(),
  amount: Dollars,
  method: z.string(),
  methodDetails: z.string(),
  provider: z.string(),
  recurring: z.boolean(),
  funds: z.array(z.object({ id: z.string(), name: z.string(), amount: Dollars })),
});
export type PendingGift = z.output<typeof PendingGift>;

export const listPendingGifts = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/pending",
  summary: "List up to 200 pending gifts, newest first, with their count",
  answer: z.object({ gifts: z.array(PendingGift), count: z.int() }),
});

export const readDonation = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/:id",
  summary: "Read a donation",
  params: z.object({ id: Id }),
  answer: ChurchDonation,
});

export const MAX_CHECK_NUMBER_LENGTH = 100;

export const RecordedGift = z.object({
  /** Without a batch, the gift goes to the open batch of its day. */
  batchId: z.nullish(Id),
  personId: z.nullish(Id),
  donationDate: DayText,
  method: z.enum(RECORDED_METHODS),
  /** The number of the check. */
  methodDetails: optionalText(MAX_CHECK_NUMBER_LENGTH),
  notes: optionalText(MAX_GIFT_NOTES_LENGTH),
  funds: GiftFunds,
});
export type RecordedGift = z.output<typeof RecordedGift>;

export const recordDonation = endpoint({
  api: "giving",
  method: "POST",
  path: "/donations",
  summary: "Record an offline gift of cash or a check; one Idempotency-Key records it once",
  body: RecordedGift,
  answer: ChurchDonation,
});

export const changeDonation = endpoint({
  api: "giving",
  method: "PATCH",
  path: "/donations/:id",
  summary: "Correct an offline gift; the ledger keeps both versions",
  params: z.object({ id: Id }),
  body: RecordedGift,
  answer: ChurchDonation,
});

export const voidDonation = endpoint({
  api: "giving",
  method: "DELETE",
  path: "/donations/:id",
  summary: "Void an offline gift that was recorded by mistake; the ledger keeps it and its reversal",
  params: z.object({ id: Id }),
  answer: ChurchDonation,
});
