import { PersonNotFound } from "../people-errors.ts";
import type { People } from "../people.ts";
import type { PeopleTransaction } from "../people-tables.ts";
import { PERSON_COLUMNS, type PersonRow } from "./describe-person.ts";

export type LockedPerson = PersonRow & { hasAccount: boolean };

/**
 * Locks people until the transaction ends, in the order of their ids to avoid deadlocks. Refuses if one of them is
 * missing.
 */
export async function lockPeople(
  tx: PeopleTransaction,
  churchId: string,
  ids: readonly string[],
): Promise<PersonRow[]> {
  const distinctIds = [...new Set(ids)];
  if (distinctIds.length === 0) return [];
  const rows = await tx
    .selectFrom("people")
    .select(PERSON_COLUMNS)
    .where("churchId", "=", churchId)
    .where("id", "in", distinctIds)
    .where("stage", "<>", "gone")
    .orderBy("id")
    .forNoKeyUpdate("people")
    .execute();
  if (rows.length < distinctIds.length) throw new PersonNotFound();
  return rows;
}

/** Locks people as lockPeople does, and adds whether each of them has an account. */
export async function lockAccounts(
  { findAccounts }: Pick<People, "findAccounts">,
  tx: PeopleTransaction,
  churchId: string,
  ids: readonly string[],
): Promise<LockedPerson[]> {
  const rows = await lockPeople(tx, churchId, ids);
  const accounts = new Set((await findAccounts(tx, churchId, ids)).map(({ personId }) => personId));
  return rows.map((row) => ({ ...row, hasAccount: accounts.has(row.id) }));
}

export async function lockPerson(
  people: Pick<People, "findAccounts">,
  tx: PeopleTransaction,
  churchId: string,
  id: string,
): Promise<LockedPerson> {
  const [row] = await lockAccounts(people, tx, churchId, [id]);
  if (!row) throw new PersonNotFound();
  return row;
}
