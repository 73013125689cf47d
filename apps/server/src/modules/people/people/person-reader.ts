import { sql } from "kysely";
import type { PeopleDatabase } from "../people-tables.ts";
import { PERSON_COLUMNS, type PersonRow } from "./describe-person.ts";

export type ReadPersonRow = (churchId: string, id: string) => Promise<PersonRow | undefined>;

/** Reads one person, as every page of a signed-in person does: the query is built once, and only its values change. */
export function openPersonReader(db: PeopleDatabase): ReadPersonRow {
  const query = db
    .selectFrom("people")
    .select(PERSON_COLUMNS)
    .where("churchId", "=", "")
    .where("id", "=", "")
    .where("stage", "<>", sql.lit("gone"))
    .compile();
  return async (churchId, id) => (await db.executeQuery<PersonRow>({ ...query, parameters: [churchId, id] })).rows[0];
}
