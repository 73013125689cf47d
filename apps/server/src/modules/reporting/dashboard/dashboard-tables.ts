import type { ColumnType, Generated } from "kysely";

/** A bigint, which the driver returns as text. */
type Big = ColumnType<string, number | string, number | string>;

/** Sums of the ledger by day and by donor, so that the dashboard does not read every line. */
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
