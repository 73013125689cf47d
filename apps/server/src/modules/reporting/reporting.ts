import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { Donations } from "../donations/index.ts";
import { dashboardStore } from "./dashboard/dashboard-store.ts";
import { givingSummaryStore } from "./giving-summary/giving-summary-store.ts";
import { summingStore } from "./dashboard/summing-store.ts";
import type { ReportingTables } from "./reporting-tables.ts";

export type ReportingNeeds = Donations;

export const reportingStores = (connection: Connection) => {
  const db = connection.$extendTables<ReportingTables>();
  return {
    dashboard: dashboardStore(db),
    givingSummaries: givingSummaryStore(db),
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

export const inTransaction = transactionsWith(reportingStores);
