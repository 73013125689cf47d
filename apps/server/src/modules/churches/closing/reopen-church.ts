import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Churches } from "../churches.ts";
import { ChurchNotFound, ClosingOver } from "../churches-errors.ts";
import type { ChurchesTables } from "../churches-tables.ts";
import { emailAdministrators } from "./email-administrators.ts";

/**
 * Reopens the caller's own church, as long as its date has not come. Recurring gifts that ended with the closing stay
 * ended.
 */
export async function reopenChurch(
  churches: Churches,
  churchId: string,
  caller: Caller,
): Promise<{ reopened: boolean }> {
  if (churchId !== caller.churchId) throw new ChurchNotFound();
  return churches.connection.transaction().execute(async (tx) => {
    const db = tx.$extendTables<ChurchesTables>();
    const closing = await db
      .selectFrom("churchClosings")
      .select(["closesAt", sql<boolean>`closes_at <= now() or erasing_at is not null`.as("isOver")])
      .where("churchId", "=", churchId)
      .forUpdate()
      .executeTakeFirst();
    if (!closing) return { reopened: false };
    if (closing.isOver) throw new ClosingOver();
    await db.deleteFrom("churchClosings").where("churchId", "=", churchId).execute();
    const { closesAt } = closing;
    await emailAdministrators(churches, tx, { churchId, kind: "reopened", closesAt, by: caller.personId });
    return { reopened: true };
  });
}
