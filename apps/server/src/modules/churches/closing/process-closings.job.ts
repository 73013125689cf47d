import { sql } from "kysely";
import type { Churches } from "../churches.ts";
import { churchErased } from "../churches-events.ts";
import type { ChurchesTables } from "../churches-tables.ts";
import { emailAdministrators } from "./email-administrators.ts";

const REMINDER_DAYS = 7;
/** A church with unfinished payments is erased later, at most this many days after its date. */
const MAX_WAIT_DAYS = 30;
const ROWS_PER_BATCH = 5000;

/** Reminds the administrators of churches that are erased within seven days, and erases those whose date has come. */
export async function processClosings(churches: Churches): Promise<void> {
  const closings = await churches.connection
    .$extendTables<ChurchesTables>()
    .selectFrom("churchClosings")
    .select(["churchId", "remindedAt", "erasingAt"])
    .select(sql<boolean>`closes_at <= now()`.as("isDue"))
    .select(sql<boolean>`closes_at <= now() - make_interval(days => ${MAX_WAIT_DAYS})`.as("hasWaited"))
    .where(sql<boolean>`closes_at <= now() + make_interval(days => ${REMINDER_DAYS})`)
    .execute();
  for (const { churchId, remindedAt, erasingAt, isDue, hasWaited } of closings) {
    if (!isDue && remindedAt === null) await recordStep(churches, churchId, "remindedAt", "reminder");
    if (!isDue) continue;
    if (erasingAt === null && !hasWaited && (await churches.isMoneyMoving(churchId))) continue;
    if (erasingAt === null) await recordStep(churches, churchId, "erasingAt", "erased");
    await eraseRows(churches, churchId);
  }
}

/**
 * Records a step and emails the administrators, before their rows are erased. If two processes run at once, only one
 * sends the emails.
 */
async function recordStep(
  churches: Churches,
  churchId: string,
  column: "remindedAt" | "erasingAt",
  kind: "reminder" | "erased",
): Promise<void> {
  await churches.connection.transaction().execute(async (tx) => {
    const marked = await tx
      .$extendTables<ChurchesTables>()
      .updateTable("churchClosings")
      .set({ [column]: sql`now()` })
      .where("churchId", "=", churchId)
      .where(column, "is", null)
      .returning("closesAt")
      .executeTakeFirst();
    if (marked) await emailAdministrators(churches, tx, { churchId, kind, closesAt: marked.closesAt });
  });
}

/** Deletes rows in batches, so that no statement takes long. `erase_church` fails if the 30 days are not over. */
async function eraseRows(churches: Churches, churchId: string): Promise<void> {
  for (let removed = 1; removed > 0;) {
    removed = await churches.connection.transaction().execute(async (tx) => {
      const { rows } = await sql<{ removed: number }>`
        select erase_church(${churchId}, ${ROWS_PER_BATCH}) as removed`.execute(tx);
      const count = rows[0]?.removed ?? 0;
      if (count === 0) await churches.publish(tx, churchErased, { churchId });
      return count;
    });
  }
}
