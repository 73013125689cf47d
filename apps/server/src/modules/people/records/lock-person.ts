import { sql } from "kysely";
import { PersonNotFound } from "../people-errors.ts";
import type { PeopleTransaction } from "../people-tables.ts";
import { PERSON_COLUMNS, type PersonRow } from "./describe-person.ts";

export type LockedPerson = PersonRow & { hasAccount: boolean };

/** The rows of people of a church, held until the transaction ends, always in one order so that nobody waits in a circle. */
export async function lockPeople(
  tx: PeopleTransaction,
  churchId: string,
  ids: readonly string[],
): Promise<LockedPerson[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await tx
    .selectFrom("people")
    .select(PERSON_COLUMNS)
    .select(
      sql<boolean>`exists (select 1 from account_holders a where a.church_id = people.church_id and a.person_id = people.id)`.as(
        "hasAccount",
      ),
    )
    .where("churchId", "=", churchId)
    .where("id", "in", wanted)
    .where("stage", "<>", "gone")
    .orderBy("id")
    .forNoKeyUpdate("people")
    .execute();
  if (rows.length < wanted.length) throw new PersonNotFound();
  return rows;
}

export async function lockPerson(tx: PeopleTransaction, churchId: string, id: string): Promise<LockedPerson> {
  const [row] = await lockPeople(tx, churchId, [id]);
  if (!row) throw new PersonNotFound();
  return row;
}
