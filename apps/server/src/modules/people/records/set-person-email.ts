import { sameEmail } from "@offertory/contract";
import { sql } from "kysely";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { People } from "../people.ts";
import type { PeopleTables } from "../people-tables.ts";

/** Sets a person's email address after its owner has confirmed it by email. */
export async function setPersonEmail(
  people: People,
  tx: OpenTransaction,
  churchId: string,
  personId: string,
  email: string,
): Promise<void> {
  await tx
    .$extendTables<PeopleTables>()
    .updateTable("people")
    .set({ email: sameEmail(email), version: sql`version + 1`, updatedAt: people.now() })
    .where("churchId", "=", churchId)
    .where("id", "=", personId)
    .where("stage", "<>", "gone")
    .execute();
}
