import type { Environment, Provider } from "@offertory/contract";
import { sql, type Insertable, type Selectable } from "kysely";
import type { AuditDatabase, AuditTables } from "../audit-tables.ts";
import type { SeenChurch } from "../../donations/index.ts";

export type ReconciliationRow = Selectable<AuditTables["reconciliations"]>;
export type DifferenceRow = Omit<Selectable<AuditTables["reconciliationDifferences"]>, "churchId">;
export type FoundDifference = Omit<DifferenceRow, "reconciliationId" | "position">;

const MAX_LISTED = 200;
const ROWS_PER_INSERT = 500;
const MAX_DAYS_BACK = 400;

export const reconciliationStore = (db: AuditDatabase) => ({
  /** Returns false when this gateway already has a nightly reconciliation for that day. */
  add: async (row: Insertable<AuditTables["reconciliations"]>): Promise<boolean> =>
    (await db
      .insertInto("reconciliations")
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(["churchId", "gatewayId", "toDay"]).where("askedBy", "=", sql.lit("")).doNothing(),
      )
      .returning("id")
      .executeTakeFirst()) !== undefined,

  find: (churchId: string, id: string): Promise<ReconciliationRow | undefined> =>
    db
      .selectFrom("reconciliations")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .executeTakeFirst(),

  list: ({ churchId }: SeenChurch): Promise<ReconciliationRow[]> =>
    db
      .selectFrom("reconciliations")
      .selectAll()
      .where("churchId", "=", churchId)
      .orderBy("startedAt", "desc")
      .orderBy("id")
      .limit(MAX_LISTED)
      .execute(),

  differencesOf: ({ churchId }: SeenChurch, reconciliationId: string): Promise<DifferenceRow[]> =>
    db
      .selectFrom("reconciliationDifferences")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("reconciliationId", "=", reconciliationId)
      .orderBy("position")
      .execute(),

  fail: ({ churchId, id }: ReconciliationRow, failure: string) =>
    db
      .updateTable("reconciliations")
      .set({ status: "failed", failure })
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .where("status", "<>", "done")
      .execute(),

  /**
   * Writes the result once and returns the number of unrepaired differences; 0 when another run wrote it before. Must
   * be called in a transaction.
   */
  async finish(
    { churchId, id }: ReconciliationRow,
    outcome: { transactions: number; theirNet: number; ourNet: number; endedAt: Date },
    found: readonly FoundDifference[],
  ): Promise<number> {
    const repaired = found.filter((difference) => difference.repaired).length;
    const open = found.length - repaired;
    const first = await db
      .updateTable("reconciliations")
      .set({ ...outcome, status: "done", failure: "", repaired, open })
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .where("status", "<>", "done")
      .returning("id")
      .executeTakeFirst();
    if (!first) return 0;
    const rows = found.map((difference, position) => ({ ...difference, churchId, reconciliationId: id, position }));
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
      await db
        .insertInto("reconciliationDifferences")
        .values(rows.slice(from, from + ROWS_PER_INSERT))
        .execute();
    return open;
  },

  /** When the first day begins and the last day ends, in the church's time zone. */
  async periodOf({ churchId, fromDay, toDay }: Pick<ReconciliationRow, "churchId" | "fromDay" | "toDay">) {
    const { rows } = await sql<{ from: Date; until: Date }>`
      select ${fromDay}::date::timestamp at time zone time_zone as from,
        (${toDay}::date + 1)::timestamp at time zone time_zone as until
      from church_cards where church_id = ${churchId}`.execute(db);
    return rows[0]!;
  },

  /**
   * Gateways with payments whose nightly reconciliation is due, each with the seven days up to yesterday; with more after
   * an outage, because all days since the last one that was done are covered.
   */
  dueTonight: async (now: Date, hour: number): Promise<DueReconciliation[]> =>
    (
      await sql<DueReconciliation>`
        select g.church_id, g.id as gateway_id, g.provider, g.environment,
          to_char(least(c.today - 7, greatest(done.until + 1, c.today - ${MAX_DAYS_BACK}::int)), 'YYYY-MM-DD') as from_day,
          to_char(c.today - 1, 'YYYY-MM-DD') as to_day
        from gateways g
        join lateral (
          select (${now}::timestamptz at time zone time_zone)::date as today,
            extract(hour from ${now}::timestamptz at time zone time_zone) as hour
          from church_cards where church_id = g.church_id
        ) c on c.hour >= ${hour}
        join lateral (
          select coalesce(max(to_day::date), g.created_at::date - 2) as until from reconciliations r
          where r.church_id = g.church_id and r.gateway_id = g.id and r.asked_by = '' and r.status = 'done'
        ) done on true
        where exists (select 1 from payment_intents i where i.gateway_id = g.id)
          and not exists (
            select 1 from reconciliations r
            where r.church_id = g.church_id and r.gateway_id = g.id and r.to_day = c.today - 1 and r.asked_by = ''
          )`.execute(db)
    ).rows,
});

interface DueReconciliation {
  churchId: string;
  gatewayId: string;
  provider: Provider;
  environment: Environment;
  fromDay: string;
  toDay: string;
}
