import type { LedgerFilter } from "@offertory/contract";
import { sql, type RawBuilder } from "kysely";
import type { AuditDatabase } from "../audit-tables.ts";
import type { SeenChurch } from "../../donations/index.ts";

/** The last row of a page: its time to the microsecond, and its line number. */
export interface LedgerCursor {
  at: string;
  line: string;
}

export interface LedgerLine {
  line: string;
  account: string;
  fundId: string | null;
  fundName: string | null;
  amount: number;
}

export interface EntryRow {
  entryId: string;
  at: Date;
  place: string;
  line: string;
  reason: string;
  reference: string;
  donationId: string | null;
  donatedOn: string | null;
  donationAmount: number | null;
  lines: LedgerLine[];
  checkpointNumber: number | null;
  addedAt: Date | null;
}

export interface LineRow extends Omit<EntryRow, "lines" | "donatedOn" | "donationAmount">, LedgerLine {}

const AT_IN_MICROSECONDS = sql.raw(`to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);

/** The checkpoint that covers a line: the first one whose last line is that line or a later one. */
const CHECKPOINT = sql`left join lateral (
  select number, added_at from ledger_checkpoints s where s.church_id = l.church_id and s.last_line >= l.line
  order by s.last_line limit 1
) as checkpoint on true`;

/** The condition for the lines that match a filter and come after a page. Days are in the church's time zone. */
const lineFilter = (
  churchId: string,
  { from, to, donationId }: LedgerFilter,
  after: LedgerCursor | null,
): RawBuilder<unknown> => {
  const startOfDay = (day: string, days: number) =>
    sql`(select (${day}::date + ${days}::int)::timestamp at time zone time_zone from church_cards where church_id = ${churchId})`;
  return sql.join(
    [
      sql`l.church_id = ${churchId}`,
      ...(from ? [sql`l.at >= ${startOfDay(from, 0)}`] : []),
      ...(to ? [sql`l.at < ${startOfDay(to, 1)}`] : []),
      ...(donationId ? [sql`l.donation_id = ${donationId}`] : []),
      ...(after ? [sql`(l.at, l.line) < (${after.at}::timestamptz, ${after.line}::bigint)`] : []),
    ],
    sql` and `,
  );
};

export const auditStore = (db: AuditDatabase) => ({
  /**
   * Entries, newest first, sorted by the time and number of their last line. All lines of an entry have the same `at`,
   * so the query finds the others by it.
   */
  entries: async (
    { churchId }: SeenChurch,
    filter: LedgerFilter,
    after: LedgerCursor | null,
    limit: number,
  ): Promise<EntryRow[]> =>
    (
      await sql<EntryRow>`
        select l.entry_id, l.at, ${AT_IN_MICROSECONDS} as place, l.line::text as line, l.reason, l.reference, l.donation_id,
          to_char(d.donated_on, 'YYYY-MM-DD') as donated_on, d.amount as donation_amount, checkpoint.number as checkpoint_number, checkpoint.added_at,
          (select json_agg(json_build_object('line', e.line::text, 'account', e.account, 'fundId', e.fund_id,
              'fundName', f.name, 'amount', e.amount) order by e.line)
            from ledger e left join funds f on f.church_id = e.church_id and f.id = e.fund_id
            where e.church_id = l.church_id and e.at = l.at and e.entry_id = l.entry_id) as lines
        from (
          select l.* from ledger l
          where ${lineFilter(churchId, filter, after)} and not exists (
            select from ledger e where e.church_id = l.church_id and e.at = l.at and e.line > l.line and e.entry_id = l.entry_id)
          order by l.at desc, l.line desc limit ${limit}
        ) as l
        left join donations d on d.church_id = l.church_id and d.id = l.donation_id
        ${CHECKPOINT}
        order by l.at desc, l.line desc`.execute(db)
    ).rows,

  /** Single lines, newest first, for the export. */
  lines: async (
    { churchId }: SeenChurch,
    filter: LedgerFilter,
    after: LedgerCursor | null,
    limit: number,
  ): Promise<LineRow[]> =>
    (
      await sql<LineRow>`
        select l.entry_id, l.at, ${AT_IN_MICROSECONDS} as place, l.line::text as line, l.reason, l.reference, l.donation_id,
          l.account, l.fund_id, f.name as fund_name, l.amount, checkpoint.number as checkpoint_number, checkpoint.added_at
        from (
          select l.* from ledger l where ${lineFilter(churchId, filter, after)} order by l.at desc, l.line desc limit ${limit}
        ) as l
        left join funds f on f.church_id = l.church_id and f.id = l.fund_id
        ${CHECKPOINT}
        order by l.at desc, l.line desc`.execute(db)
    ).rows,

  entryOf: ({ churchId }: SeenChurch, line: string) =>
    db
      .selectFrom("ledger")
      .select(["entryId", "donationId"])
      .where("churchId", "=", churchId)
      .where(sql<boolean>`line = ${line}::bigint`)
      .executeTakeFirst(),
});
