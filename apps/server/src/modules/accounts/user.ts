import type { Selectable } from "kysely";
import type { AccountsTables } from "./accounts-tables.ts";

export type User = Selectable<AccountsTables["users"]>;
