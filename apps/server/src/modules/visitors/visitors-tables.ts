import type { Kysely } from "kysely";
import type { AttemptTables } from "./card-testing/attempt-tables.ts";
import type { GuestTables } from "./guests/guest-tables.ts";

export type VisitorsTables = {
  /** A view of the churches module. */
  churchCards: { churchId: string };
} & GuestTables &
  AttemptTables;

export type VisitorsDatabase = Kysely<VisitorsTables>;
