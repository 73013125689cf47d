import { sql } from "kysely";
import type { PrepareQuery } from "../../../platform/database/prepare-query.ts";
import type { PeopleDatabase } from "../people-tables.ts";
import { PERSON_COLUMNS } from "../records/describe-person.ts";

export type ReadPersonRow = ReturnType<typeof openPersonReader>;

/**
 * Prepares the query of one person, because every page of a signed-in person runs it. It does not find merged or erased
 * people.
 */
export const openPersonReader = (db: PeopleDatabase, prepare: PrepareQuery) =>
  prepare({
    name: "person",
    columns: PERSON_COLUMNS,
    build: (churchId, id) =>
      db
        .selectFrom("people")
        .select(PERSON_COLUMNS)
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .where("stage", "<>", sql.lit("gone")),
  });
