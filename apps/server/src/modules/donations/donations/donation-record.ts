import type { Insertable } from "kysely";
import type { DonationsTables } from "../donations-tables.ts";
import type { FundLineRow } from "../../funds/index.ts";
import type { Line } from "../../ledger/index.ts";

export type NewDonation = Insertable<DonationsTables["donations"]>;

/** A donation to insert, with its fund lines and ledger lines. Notes and card come from the payment intent's row. */
export interface DonationRecord {
  donation: Omit<NewDonation, "methodDetails" | "notes" | "campaign" | "status">;
  funds: readonly FundLineRow[];
  lines: readonly Line[];
}
