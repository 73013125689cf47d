import { writeCsv } from "../../../platform/csv/write-csv.ts";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { decimalText } from "../../../platform/money/decimal-money.ts";
import { moneyOf } from "../../../platform/money/money.ts";
import { translatorForPerson } from "../../people/index.ts";
import type { Donations } from "../donations.ts";
import type { SeenChurch } from "../people/may-see-donations.ts";
import type { ChurchDonationRow } from "./church-donation-store.ts";
import type { DonationSelection } from "./filter-donations.ts";
import { positionOf } from "./list-church-donations.ts";
import { NEWEST_FIRST, type DonationPosition } from "./sort-donations.ts";

const BATCH = 1000;
/** The headings, with the same strings as on the screen. */
const COLUMNS = [
  "mails:receipt.number",
  "treasury:field.date",
  "treasury:field.donor",
  "treasury:field.amount",
  "treasury:field.fund",
  "exports:fundAmount",
  "treasury:field.method",
  "exports:methodDetails",
  "treasury:field.state",
  "treasury:totals.refunded",
  "treasury:donation.coveredFee",
  "treasury:donation.providerFee",
  "treasury:field.notes",
  "treasury:field.campaign",
] as const;

/** Yields the donations as CSV, a row for each fund line. Reads 1000 at a time, so that memory use does not grow. */
export async function* exportDonations(
  context: Pick<Donations, "churchDonations" | "people">,
  filter: DonationSelection,
  church: SeenChurch,
): AsyncGenerator<string> {
  const t = await translatorForPerson(context.people, { churchId: church.churchId, personId: church.viewerId });
  yield writeCsv([COLUMNS.map((header) => t(header))], { bom: true });
  const currency = currencyOf(church.churchId);
  const money = (minorUnits: number) => decimalText(moneyOf(minorUnits, currency));
  let after: DonationPosition | null = null;
  do {
    const rows: ChurchDonationRow[] = await context.churchDonations.page(church, filter, NEWEST_FIRST, after, BATCH);
    yield writeCsv(rows.flatMap((row) => linesOf(row, filter.fundId, money)));
    const last = rows.length === BATCH ? rows.at(-1) : undefined;
    after = last ? positionOf(last) : null;
  } while (after);
}

/** With a filter by fund, leaves out a donation's other fund lines, so that the column adds up to the fund's sum. */
const linesOf = (
  row: ChurchDonationRow,
  fundId: string | undefined,
  money: (minorUnits: number) => string,
): string[][] =>
  row.funds
    .filter(({ id }) => !fundId || id === fundId)
    .map((fund) => [
      row.id,
      row.donatedOn,
      row.displayName ?? "",
      money(row.amount),
      fund.name,
      money(fund.amount),
      row.method,
      row.methodDetails,
      row.status,
      money(row.refunded),
      money(row.coveredFee),
      row.providerFee === null ? "" : money(row.providerFee),
      row.notes,
      row.campaign ?? "",
    ]);
