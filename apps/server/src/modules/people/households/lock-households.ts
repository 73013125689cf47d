import { sql } from "kysely";
import { HouseholdNotFound } from "../people-errors.ts";
import type { PeopleTransaction } from "../people-tables.ts";

/**
 * Locks the households of a church, so that only one transaction at a time changes who belongs to which: no household
 * is deleted while somebody joins it. Must run before any row is locked, to avoid deadlocks.
 */
export async function lockHouseholds(tx: PeopleTransaction, churchId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`households/${churchId}`}, 0))`.execute(tx);
}

export async function refuseForeignHousehold(tx: PeopleTransaction, churchId: string, id: string): Promise<void> {
  const found = await tx
    .selectFrom("households")
    .select("id")
    .where("churchId", "=", churchId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw new HouseholdNotFound();
}

/** Deletes those of the households that have no people any more. */
export async function removeEmpty(
  tx: PeopleTransaction,
  churchId: string,
  ids: readonly (string | null)[],
): Promise<void> {
  const householdIds = ids.filter((id) => id !== null);
  if (householdIds.length === 0) return;
  await tx
    .deleteFrom("households")
    .where("churchId", "=", churchId)
    .where("id", "in", householdIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("people")
            .select("people.id")
            .whereRef("people.churchId", "=", "households.churchId")
            .whereRef("people.householdId", "=", "households.id"),
        ),
      ),
    )
    .execute();
}
