import type { ColumnType, Generated } from "kysely";

/** A bigint: text, as the driver gives it. */
type Big = ColumnType<string, number | string, number | string>;

/** What was summed up of the ledger, so that ten years of gifts are read in an instant. */
export type DashboardTables = {
  givingDays: {
    churchId: string;
    day: string;
    fundId: string;
    given: Big;
    refunded: Big;
    disputed: Big;
    fees: Big;
    recurring: Big;
    gifts: number;
  };
  givingDonors: { churchId: string; personId: string; firstDay: string; lastDay: string };
  givingSummed: { churchId: string; upTo: Big; summedAt: Date };
  givingMoved: { churchId: string; id: Generated<string>; day: string | null; personId: string | null };
};
