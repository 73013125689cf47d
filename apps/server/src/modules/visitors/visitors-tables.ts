import type { Kysely } from "kysely";
import type { TryTables } from "./card-testing/attempt-tables.ts";
import type { GuestTables } from "./guests/guest-tables.ts";

export type VisitorsTables = {
  /** Of churches. */
  churchCards: { churchId: string };
} & GuestTables &
  TryTables;

export type VisitorsDatabase = Kysely<VisitorsTables>;
