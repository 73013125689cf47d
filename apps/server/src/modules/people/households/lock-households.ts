import { sql } from "kysely";
import { HouseholdNotFound } from "../people-errors.ts";
import type { PeopleTransaction } from "../people-tables.ts";

/**
 * Who belongs to which household changes one transaction at a time in a church, and this comes before any row is locked:
 * a household is not removed while somebody joins it, and nobody waits in a circle.
 */
export async function holdHouseholds(tx: PeopleTransaction, churchId: string): Promise<void> {
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

/** Removes those of the households that nobody belongs to any more. */
export async function removeEmpty(
  tx: PeopleTransaction,
  churchId: string,
  ids: readonly (string | null)[],
): Promise<void> {
  const left = ids.filter((id) => id !== null);
  if (left.length === 0) return;
  await tx
    .deleteFrom("households")
    .where("churchId", "=", churchId)
    .where("id", "in", left)
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
