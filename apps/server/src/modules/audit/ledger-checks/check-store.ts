import { sql, type Selectable } from "kysely";
import type { AuditDatabase, AuditTables } from "../audit-tables.ts";
import type { Checkpoint, Trouble } from "../../ledger/index.ts";

export type CheckRow = Selectable<AuditTables["ledgerChecks"]>;

export interface CheckResult {
  checked: number;
  checkpoints: number;
  uncovered: number;
  head: string;
  trouble: Trouble | null;
}

export const checkStore = (db: AuditDatabase) => {
  const checks = (churchId: string) => db.selectFrom("ledgerChecks").selectAll().where("churchId", "=", churchId);
  return {
    find: (churchId: string, id: string): Promise<CheckRow | undefined> =>
      checks(churchId).where("id", "=", id).executeTakeFirst(),

    newest: (churchId: string): Promise<CheckRow | undefined> =>
      checks(churchId).orderBy("startedAt", "desc").orderBy("id", "desc").limit(1).executeTakeFirst(),

    running: (churchId: string): Promise<CheckRow | undefined> =>
      checks(churchId).where("status", "=", "running").executeTakeFirst(),

    /** Returns false when a check of this church is already running. */
    add: async (row: {
      churchId: string;
      id: string;
      askedBy: string;
      lines: number;
      startedAt: Date;
    }): Promise<boolean> =>
      (await db
        .insertInto("ledgerChecks")
        .values({ ...row, status: "running" })
        .onConflict((conflict) => conflict.column("churchId").where("status", "=", sql.lit("running")).doNothing())
        .returning("id")
        .executeTakeFirst()) !== undefined,

    advance: ({ churchId, id }: CheckRow, checked: number) =>
      db
        .updateTable("ledgerChecks")
        .set({ checked })
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .where("status", "=", "running")
        .execute(),

    finish: ({ churchId, id }: CheckRow, { trouble, ...found }: CheckResult, endedAt: Date) =>
      db
        .updateTable("ledgerChecks")
        .set({
          ...found,
          status: "done",
          troubleWhat: trouble?.what ?? null,
          troubleWhere: trouble?.where ?? null,
          endedAt,
        })
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .where("status", "<>", "done")
        .execute(),

    fail: ({ churchId, id }: CheckRow, endedAt: Date) =>
      db
        .updateTable("ledgerChecks")
        .set({ status: "failed", endedAt })
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .where("status", "=", "running")
        .execute(),

    checkpointsAfter: (churchId: string, number: number, limit: number): Promise<Checkpoint[]> =>
      db
        .selectFrom("ledgerCheckpoints")
        .selectAll()
        .where("churchId", "=", churchId)
        .where("number", ">", number)
        .orderBy("number")
        .limit(limit)
        .execute(),

    /** The first line of each given entry whose lines do not add up to zero, oldest first. */
    findUnbalanced: async (churchId: string, entries: readonly { entryId: string }[]): Promise<{ line: string }[]> =>
      entries.length === 0
        ? []
        : (
            await sql<{ line: string }>`
              select min(line)::text as line from ledger
              where church_id = ${churchId} and entry_id = any(${entries.map(({ entryId }) => entryId)}::text[])
              group by entry_id having sum(amount) <> 0 order by min(ledger.line)`.execute(db)
          ).rows,

    linesInCheckpoint: async (churchId: string): Promise<number> =>
      (
        await sql<{ lines: number }>`
          select coalesce(sum(lines), 0)::float8 as lines from ledger_checkpoints where church_id = ${churchId}`.execute(
          db,
        )
      ).rows[0]?.lines ?? 0,
  };
};
