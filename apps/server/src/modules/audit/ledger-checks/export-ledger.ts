import type { LedgerFilter } from "@offertory/contract";
import { writeCsv } from "../../../platform/csv/write-csv.ts";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { type Currency, currencyDigits, decimalOf } from "@offertory/i18n";
import { translatorForPerson } from "../../people/index.ts";
import type { Audit } from "../audit.ts";
import type { SeenChurch } from "../../donations/index.ts";
import type { LineRow, LedgerCursor } from "./audit-store.ts";

const BATCH = 1000;
/** The column names of the screen. */
const COLUMNS = [
  "exports:line",
  "exports:entry",
  "dashboard:audit.when",
  "dashboard:audit.what",
  "exports:account",
  "treasury:field.fund",
  "treasury:field.amount",
  "treasury:field.reference",
  "mails:receipt.number",
  "dashboard:audit.seal",
] as const;

/** Writes a row for each line. Reads in batches, so that memory does not grow with the ledger. */
export async function* exportLedger(
  context: Pick<Audit, "audit" | "people">,
  filter: LedgerFilter,
  church: SeenChurch,
): AsyncGenerator<string> {
  const t = await translatorForPerson(context.people, { churchId: church.churchId, personId: church.viewerId });
  yield write([COLUMNS.map((header) => t(header))], currencyOf(church.churchId), { bom: true });
  const currency = currencyOf(church.churchId);
  let after: LedgerCursor | null = null;
  do {
    const rows: LineRow[] = await context.audit.lines(church, filter, after, BATCH);
    yield write(
      rows.map((row) => cellsOf(row, currency)),
      currency,
    );
    const last = rows.length === BATCH ? rows.at(-1) : undefined;
    after = last ? { at: last.place, line: last.line } : null;
  } while (after);
}

const cellsOf = (row: LineRow, currency: Currency): (string | number)[] => [
  row.line,
  row.entryId,
  row.at.toISOString(),
  row.reason,
  row.account,
  row.fundName ?? "",
  decimalOf(row.amount, currency),
  row.reference,
  row.donationId ?? "",
  row.checkpointNumber === null ? "" : String(row.checkpointNumber),
];

/** Casts amounts itself, because writeCsv would mark a text that begins with a minus as a formula. */
const write = (rows: (string | number)[][], currency: Currency, options: { bom?: boolean } = {}): string =>
  writeCsv(rows, { ...options, cast: { number: (amount) => amount.toFixed(currencyDigits(currency)) } });
