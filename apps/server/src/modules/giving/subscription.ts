import type { Selectable } from "kysely";
import type { GivingTables } from "./giving-tables.ts";

export type Subscription = Selectable<GivingTables["subscriptions"]>;
