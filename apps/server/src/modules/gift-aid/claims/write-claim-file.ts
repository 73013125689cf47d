import { writeCsv } from "../../../platform/csv/write-csv.ts";
import { churchMoney } from "../../../platform/money/church-money.ts";
import { decimalText } from "../../../platform/money/decimal-money.ts";
import type { SeenChurch } from "../../donations/index.ts";
import type { GiftAid } from "../gift-aid.ts";
import { ClaimNotFound } from "../gift-aid-errors.ts";
import type { ScheduleRow } from "./claim-store.ts";

/** The columns of HMRC's schedule, under its names, which are English in every language. */
const COLUMNS = [
  "Title",
  "First name",
  "Last name",
  "House name or number",
  "Postcode",
  "Aggregated donations",
  "Sponsored event",
  "Donation date",
  "Amount",
];

/** HMRC expects this in place of the postcode of a donor who lives abroad. */
const ABROAD = "X";

/** Writes a claim's donations as HMRC's schedule lists them. */
export async function writeClaimFile(
  { giftAidClaims }: Pick<GiftAid, "giftAidClaims">,
  id: string,
  church: SeenChurch,
): Promise<AsyncIterable<string>> {
  const rows = await giftAidClaims.schedule(church, id);
  if (rows.length === 0) throw new ClaimNotFound();
  return writeRows(rows, church.churchId);
}

async function* writeRows(rows: readonly ScheduleRow[], churchId: string): AsyncGenerator<string> {
  yield writeCsv([COLUMNS], { bom: true });
  yield writeCsv(
    rows.map(({ title, firstName, lastName, house, postcode, abroad, donatedOn, amount }) => [
      title,
      firstName,
      // HMRC wants a space in place of the hyphen of a double name.
      lastName.replaceAll("-", " "),
      house,
      abroad ? ABROAD : postcode,
      "",
      "",
      donatedOn,
      decimalText(churchMoney(churchId, amount)),
    ]),
  );
}
