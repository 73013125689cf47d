import { sql } from "kysely";
import type { PrepareQuery } from "../../../platform/database/prepare-query.ts";
import type { PeopleDatabase } from "../people-tables.ts";
import { PERSON_COLUMNS } from "../records/describe-person.ts";

export type ReadPersonRow = ReturnType<typeof openPersonReader>;

/** Reads one person, as every page of a signed-in person does; nothing of one who was merged away or erased. */
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
