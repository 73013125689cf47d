import { sql } from "kysely";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { People } from "../people.ts";
import type { PeopleTables } from "../people-tables.ts";

interface FullName {
  firstName: string;
  lastName: string;
}

/**
 * Renames a person after the owner of their account changed the account's name. A person whose name the church had
 * written differently keeps it.
 */
export async function renameOwnPerson(
  people: People,
  tx: OpenTransaction,
  { churchId, personId }: { churchId: string; personId: string },
  before: FullName,
  now: FullName,
): Promise<void> {
  await tx
    .$extendTables<PeopleTables>()
    .updateTable("people")
    .set({ ...now, version: sql`version + 1`, updatedAt: people.now() })
    .where("churchId", "=", churchId)
    .where("id", "=", personId)
    .where("firstName", "=", before.firstName)
    .where("lastName", "=", before.lastName)
    .where("stage", "<>", "gone")
    .execute();
}
