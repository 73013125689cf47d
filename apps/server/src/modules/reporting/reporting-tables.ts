import type { Kysely } from "kysely";
import type { RecurringTables } from "../recurring/index.ts";
import type { DashboardTables } from "./dashboard/dashboard-tables.ts";

export type ReportingTables = DashboardTables &
  RecurringTables & {
    /** A view of the module people. */
    peopleAddresses: {
      churchId: string;
      personId: string;
      displayName: string;
      sortName: string;
      stage: "active" | "archived" | "gone";
      householdId: string | null;
    };
  };

export type ReportingDatabase = Kysely<ReportingTables>;
