import type { Insertable } from "kysely";
import type { DonationsTables } from "../donations-tables.ts";
import type { FundShareRow } from "../../funds/index.ts";
import type { Line } from "../../ledger/index.ts";

export type NewDonation = Insertable<DonationsTables["donations"]>;

/** A donation as it goes into the books, but for the donor's own words: with what each fund gets of it, and its lines of the ledger. */
export interface DonationRecord {
  donation: Omit<NewDonation, "methodDetails" | "notes" | "status">;
  funds: readonly FundShareRow[];
  lines: readonly Line[];
}
