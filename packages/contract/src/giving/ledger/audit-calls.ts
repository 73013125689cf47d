import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { DayText, Id, NumberText, text } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";

/** The reasons of ledger entries. */
export const LEDGER_REASONS = [
  "gift",
  "fee",
  "refund",
  "refund-failed",
  "refund-fee",
  "dispute",
  "dispute-won",
  "dispute-fee",
  "correction",
  "payout",
  "payout-failed",
  "company-fee",
] as const;
/**
 * The accounts of ledger lines: balance at payment providers, bank, cash, fees, funds, and fees that donors have
 * covered.
 */
export const LEDGER_ACCOUNTS = ["provider", "bank", "cash", "fees", "fund", "covered-fees"] as const;

/** Lines that were written together and add up to zero. */
export const LedgerEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** One of `LEDGER_REASONS`, or a reason of a later version. */
  reason: z.string(),
  reference: z.string(),
  /** The donation that the entry is about; null for an entry without one, such as a payout. */
  donation: z.nullable(z.object({ id: z.string(), donationDate: z.string(), amount: Dollars })),
  lines: z.array(
    z.object({
      /** The line number, as text because it can exceed the integers that JavaScript represents exactly. */
      line: z.string(),
      account: z.string(),
      fund: z.nullable(z.object({ id: z.string(), name: z.string() })),
      amount: Dollars,
    }),
  ),
  /** The checkpoint that covers all lines of the entry; null while none does. */
  checkpoint: z.nullable(z.object({ number: z.int(), addedAt: z.string() })),
});
export type LedgerEntry = z.output<typeof LedgerEntry>;

export const LEDGER_PAGE = 50;
export const MAX_LEDGER_PAGE_SIZE = 200;

const Filter = { from: z.optional(DayText), to: z.optional(DayText), donationId: z.optional(Id) };
export const LedgerFilter = z.object(Filter);
export type LedgerFilter = z.output<typeof LedgerFilter>;

export const listLedger = endpoint({
  api: "giving",
  method: "GET",
  path: "/ledger",
  summary:
    "List ledger entries, newest first, a page at a time; filtered by the days on which they were written, or by gift",
  query: z.object({ ...Filter, cursor: z.optional(text(500)), limit: z.optional(NumberText) }),
  answer: z.object({ entries: z.array(LedgerEntry), next: z.nullable(z.string()) }),
});

export const exportLedger = endpoint({
  api: "giving",
  method: "GET",
  path: "/ledger/export.csv",
  summary: "Export the ledger as CSV, a row for each line, filtered like the list",
  query: LedgerFilter,
  answer: z.string(),
  format: "csv",
});

export const LEDGER_TROUBLES = [
  "line-changed",
  "line-gone",
  "line-added",
  "checkpoint-changed",
  "checkpoint-forged",
  "checkpoint-gone",
  "entry-crooked",
] as const;

/** A check of the ledger's whole hash chain, from the first line to the last. */
export const LedgerCheck = z.object({
  id: z.string(),
  status: z.enum(["running", "done", "failed"]),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** How many lines there are to check, and how many have been checked. */
  lines: z.int(),
  checked: z.int(),
  checkpoints: z.int(),
  /** Lines that no checkpoint covers yet. The check still adds them up; a checkpoint covers them within minutes. */
  uncovered: z.int(),
  /** The hash of the newest checkpoint. */
  head: z.string(),
  /** The first inconsistency; null while none was found. */
  trouble: z.nullable(
    z.object({
      what: z.enum(LEDGER_TROUBLES),
      /** The number of the line or checkpoint. */
      where: z.string(),
      /** The entry of that line and the donation it is about; null for a checkpoint and for a line that is missing. */
      entryId: z.nullable(z.string()),
      donationId: z.nullable(z.string()),
    }),
  ),
});
export type LedgerCheck = z.output<typeof LedgerCheck>;

export const readCheckpoints = endpoint({
  api: "giving",
  method: "GET",
  path: "/ledger/checkpoints",
  summary: "Read the newest checkpoint, the number of entries after it, and the newest check",
  answer: z.object({
    checkpoints: z.int(),
    addedAt: z.nullable(z.string()),
    head: z.string(),
    uncovered: z.int(),
    check: z.nullable(LedgerCheck),
  }),
});

export const startLedgerCheck = endpoint({
  api: "giving",
  method: "POST",
  path: "/ledger/checks",
  summary: "Start a check of every checkpoint and ledger entry; returns the check in progress, if there is one",
  answer: LedgerCheck,
});

export const readLedgerCheck = endpoint({
  api: "giving",
  method: "GET",
  path: "/ledger/checks/:id",
  summary: "Read the progress and findings of a ledger check",
  params: z.object({ id: Id }),
  answer: LedgerCheck,
});
