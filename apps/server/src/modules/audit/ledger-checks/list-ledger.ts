import {
  MAX_LEDGER_PAGE_SIZE,
  LEDGER_PAGE,
  type CallAnswer,
  type LedgerEntry,
  type LedgerFilter,
  type listLedger as call,
} from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import { checkDays, readCursor, writeCursor, CursorInvalid, type SeenChurch } from "../../donations/index.ts";
import type { Audit } from "../audit.ts";
import type { EntryRow } from "./audit-store.ts";

type LedgerQuery = LedgerFilter & { cursor?: string | undefined; limit?: number | undefined };

/** Lists ledger entries, newest first. Pages by cursor, so that late pages are as fast as the first. */
export async function listLedger(
  context: Pick<Audit, "audit">,
  { cursor, limit = LEDGER_PAGE, ...filter }: LedgerQuery,
  church: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  checkDays(filter);
  const list = JSON.stringify(["ledger", filter.from, filter.to, filter.donationId]);
  const after = cursor === undefined ? null : parseCursor(list, cursor);
  const pageSize = Math.min(Math.max(limit, 1), MAX_LEDGER_PAGE_SIZE);
  const rows = await context.audit.entries(church, filter, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const decimal = decimalsOf(church.churchId);
  return {
    entries: shown.map((row) => describeEntry(row, decimal)),
    next: last ? writeCursor(list, last.place, last.line) : null,
  };
}

function parseCursor(list: string, cursor: string) {
  const { at, id: line } = readCursor(list, cursor, isTime);
  if (!/^\d{1,18}$/.test(line)) throw new CursorInvalid();
  return { at, line };
}

const isTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]{15}Z$/.test(text) && !Number.isNaN(Date.parse(text));

const describeEntry = (row: EntryRow, decimal: (minorUnits: number) => number): LedgerEntry => ({
  id: row.entryId,
  at: row.at.toISOString(),
  reason: row.reason,
  reference: row.reference,
  donation:
    row.donationId === null
      ? null
      : { id: row.donationId, donationDate: row.donatedOn ?? "", amount: decimal(row.donationAmount ?? 0) },
  lines: row.lines.map(({ line, account, fundId, fundName, amount }) => ({
    line,
    account,
    fund: fundId === null ? null : { id: fundId, name: fundName ?? "" },
    amount: decimal(amount),
  })),
  checkpoint:
    row.checkpointNumber === null || row.addedAt === null
      ? null
      : { number: row.checkpointNumber, addedAt: row.addedAt.toISOString() },
});
