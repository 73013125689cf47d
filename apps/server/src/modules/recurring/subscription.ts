import type { Selectable } from "kysely";
import type { RecurringTables } from "./recurring-tables.ts";

export type Subscription = Selectable<RecurringTables["subscriptions"]>;
