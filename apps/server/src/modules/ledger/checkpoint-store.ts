import { sql, type Insertable, type Selectable } from "kysely";
import type { LedgerDatabase, LedgerTables } from "./ledger-tables.ts";
import type { LineText } from "./chain.ts";

export type Checkpoint = Selectable<LedgerTables["ledgerCheckpoints"]>;

export const checkpointStore = (db: LedgerDatabase) => ({
  /** Returns the highest line number that the sequence has given out, in any church. */
  newestLine: async (): Promise<string> =>
    (
      await sql<{ last: string }>`
        select (case when is_called then last_value else 0 end)::text as last from ledger_line_seq`.execute(db)
    ).rows[0]?.last ?? "0",

  /** Returns the open transactions that wrote to these churches' ledgers, by the advisory lock of a trigger. */
  writers: async (churchIds: readonly string[]): Promise<Map<string, Set<string>>> => {
    const { rows } = await sql<{ churchId: string; who: string[] }>`
      select church_id, array_agg(virtualtransaction) as who
      from unnest(${churchIds}::text[]) as asked (church_id)
      join pg_locks on locktype = 'advisory' and classid = 1818584178 and objid = hashtext(church_id)::oid and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())
      group by church_id`.execute(db);
    return new Map(rows.map(({ churchId, who }) => [churchId, new Set(who)]));
  },

  /** Returns the churches with lines up to `upTo` that no checkpoint covers. */
  churchesWithUncoveredLines: async (upTo: string): Promise<string[]> =>
    (
      await sql<{ churchId: string }>`
        select c.church_id from church_cards c
        left join lateral (
          select last_line from ledger_checkpoints s where s.church_id = c.church_id order by number desc limit 1
        ) last on true
        where exists (
          select 1 from ledger l where l.church_id = c.church_id and l.line > coalesce(last.last_line, 0) and l.line <= ${upTo}
        )`.execute(db)
    ).rows.map(({ churchId }) => churchId),

  checkpoints: (churchId: string): Promise<Checkpoint[]> =>
    db.selectFrom("ledgerCheckpoints").selectAll().where("churchId", "=", churchId).orderBy("number").execute(),

  lastCheckpoint: (churchId: string): Promise<Checkpoint | undefined> =>
    db
      .selectFrom("ledgerCheckpoints")
      .selectAll()
      .where("churchId", "=", churchId)
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst(),

  hashOf: async (churchId: string, number: number): Promise<string | undefined> =>
    (
      await db
        .selectFrom("ledgerCheckpoints")
        .select("hash")
        .where("churchId", "=", churchId)
        .where("number", "=", number)
        .executeTakeFirst()
    )?.hash,

  lines: async (churchId: string, after: string, upTo: string, limit: number): Promise<LineText[]> =>
    (
      await sql<LineText>`
        select line::text as line, entry_id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, reason, account,
          fund_id, donation_id, amount, currency, reference
        from ledger l where church_id = ${churchId} and line > ${after} and line <= ${upTo} order by l.line limit ${limit}`.execute(
        db,
      )
    ).rows,

  /** Returns false if another process has added this checkpoint. */
  add: async (checkpoint: Insertable<LedgerTables["ledgerCheckpoints"]>): Promise<boolean> =>
    (await db
      .insertInto("ledgerCheckpoints")
      .values(checkpoint)
      .onConflict((conflict) => conflict.columns(["churchId", "number"]).doNothing())
      .returning("number")
      .executeTakeFirst()) !== undefined,

  countAfter: async (churchId: string, after: string): Promise<number> =>
    (
      await sql<{ count: number }>`
        select count(*)::int as count from ledger where church_id = ${churchId} and line > ${after}`.execute(db)
    ).rows[0]?.count ?? 0,

  /** Returns the entries whose lines do not add up to zero. */
  unbalancedEntries: async (churchId: string): Promise<{ entryId: string; line: string }[]> =>
    (
      await sql<{ entryId: string; line: string }>`
        select entry_id, min(line)::text as line from ledger where church_id = ${churchId}
        group by entry_id having sum(amount) <> 0 order by min(line)`.execute(db)
    ).rows,
});
