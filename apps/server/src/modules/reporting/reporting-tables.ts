import type { Kysely } from "kysely";
import type { RecurringTables } from "../recurring/index.ts";
import type { DashboardTables } from "./dashboard/dashboard-tables.ts";

export type ReportingTables = DashboardTables & RecurringTables;

export type ReportingDatabase = Kysely<ReportingTables>;
