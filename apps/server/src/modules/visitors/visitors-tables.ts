import type { Kysely } from "kysely";
import type { AttemptTables } from "./card-testing/attempt-tables.ts";
import type { GuestTables } from "./guests/guest-tables.ts";

export type VisitorsTables = {
  /** Of churches. */
  churchCards: { churchId: string };
} & GuestTables &
  AttemptTables;

export type VisitorsDatabase = Kysely<VisitorsTables>;
