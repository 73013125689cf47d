import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { Donations } from "../donations/index.ts";
import { dashboardStore } from "./dashboard/dashboard-store.ts";
import { summingStore } from "./dashboard/summing-store.ts";
import type { ReportingTables } from "./reporting-tables.ts";

/** What reporting asks of the world outside it. */
export type ReportingNeeds = Donations;

/** Its stores, on the pool or in a transaction. */
export const reportingStores = (connection: Connection) => {
  const db = connection.$extendTables<ReportingTables>();
  return {
    dashboard: dashboardStore(db),
    summing: summingStore(db),
  };
};

export interface Reporting extends ReportingNeeds, ReturnType<typeof reportingStores> {
  connection: Connection;
}

export const openReporting = (connection: Connection, needs: ReportingNeeds): Reporting => ({
  ...needs,
  connection,
  ...reportingStores(connection),
});

export type ReportingStores = ReturnType<typeof reportingStores>;

/** All of it is written, or nothing. */
export const inTransaction = transactionsWith(reportingStores);
