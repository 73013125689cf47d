import { sql } from "kysely";
import type { PeopleTransaction } from "../people-tables.ts";

/**
 * Locks the tags of a church, so that only one transaction at a time changes them or who has them: the limits are exact,
 * and no tag is deleted while it is added to somebody.
 */
export async function lockTags(tx: PeopleTransaction, churchId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tags/${churchId}`}, 0))`.execute(tx);
}
