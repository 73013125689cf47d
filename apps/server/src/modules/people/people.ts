import type { Connection } from "../../platform/database/connection.ts";
import type { PrepareRead } from "../../platform/database/prepare-read.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Say } from "../../platform/jobs/events.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Permissions } from "../permissions/index.ts";
import type { PeopleDatabase, PeopleTables } from "./people-tables.ts";
import { openPersonReader, type ReadPersonRow } from "./people/person-reader.ts";

/** What another module holds of a person, for the document that a person may ask for. */
export interface PersonContributor {
  /** The name of its part in the document. */
  name: string;
  collect(churchId: string, personId: string): Promise<unknown>;
}

/** What people asks of the world outside it. */
export interface PeopleNeeds {
  prepare: PrepareRead;
  guards: Guards;
  limits: Limits;
  say: Say;
  permissions: Permissions;
  /** Filled by later modules, and read when a document is asked for. */
  contributors?: readonly PersonContributor[];
  now: () => Date;
  newId: () => string;
}

export interface People extends PeopleNeeds {
  connection: Connection;
  db: PeopleDatabase;
  readRow: ReadPersonRow;
}

export function openPeople(connection: Connection, needs: PeopleNeeds): People {
  const db = connection.$extendTables<PeopleTables>();
  return { ...needs, connection, db, readRow: openPersonReader(db, needs.prepare) };
}
