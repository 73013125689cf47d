import { MAX_SUMMARY_RECURRING } from "@offertory/contract";
import { sql } from "kysely";
import type { SeenDonor } from "../../donations/index.ts";
import type { ReportingDatabase } from "../reporting-tables.ts";

interface PersonSums {
  personId: string;
  thisYear: number;
  lastYear: number;
  lastYearToDate: number;
}

export const givingSummaryStore = (db: ReportingDatabase) => ({
  /** Returns a day in the church's time zone, and the same day of the year before. */
  days: async (churchId: string, now: Date): Promise<{ today: string; yearBefore: string }> =>
    (
      await sql<{ today: string; yearBefore: string }>`
        select to_char(d.day, 'YYYY-MM-DD') as today, to_char(d.day - interval '1 year', 'YYYY-MM-DD') as year_before
        from (select (${now}::timestamptz at time zone time_zone)::date as day
          from church_cards where church_id = ${churchId}) d`.execute(db)
    ).rows[0]!,

  /** Sums this year and last year of each donor by the ledger, as the giving statements do. A voided donation sums to zero. */
  sums: async (
    churchId: string,
    donors: readonly SeenDonor[],
    { today, yearBefore }: { today: string; yearBefore: string },
  ): Promise<PersonSums[]> => {
    const january = `${yearBefore.slice(0, 4)}-01-01`;
    const thisYear = sql`d.donated_on >= ${`${today.slice(0, 4)}-01-01`}::date`;
    const { rows } = await sql<PersonSums>`
      select d.person_id,
        coalesce(-sum(l.amount) filter (where ${thisYear}), 0)::float8 as this_year,
        coalesce(-sum(l.amount) filter (where not ${thisYear}), 0)::float8 as last_year,
        coalesce(-sum(l.amount) filter (where d.donated_on <= ${yearBefore}::date), 0)::float8 as last_year_to_date
      from donations d join ledger l on l.church_id = d.church_id and l.donation_id = d.id
      where d.church_id = ${churchId} and d.person_id = any(${idsIn(churchId, donors)})
        and d.donated_on >= ${january}::date and d.donated_at >= ${january}::timestamptz - interval '2 days'
        and l.account in ('fund', 'covered-fees')
      group by d.person_id`.execute(db);
    return rows;
  },

  /** Returns the newest donation of the donors that was not voided. */
  last: (churchId: string, donors: readonly SeenDonor[]) =>
    db
      .selectFrom("donations as d")
      .select(["d.id", "d.donatedOn", "d.amount"])
      .where("d.churchId", "=", churchId)
      .where("d.personId", "in", idsIn(churchId, donors))
      .where("d.status", "<>", "voided")
      .orderBy("d.donatedAt", "desc")
      .orderBy("d.id", "desc")
      .limit(1)
      .executeTakeFirst(),

  /** Returns the active recurring donations of the donors, the next due first. */
  recurring: (churchId: string, donors: readonly SeenDonor[]) =>
    db
      .selectFrom("subscriptions as s")
      .select(["s.id", "s.amount", "s.intervalUnit", "s.intervalCount", "s.dueOn", "s.status"])
      .where("s.churchId", "=", churchId)
      .where("s.personId", "in", idsIn(churchId, donors))
      .where("s.status", "in", ["active", "past_due"])
      .orderBy("s.dueOn")
      .orderBy("s.id")
      .limit(MAX_SUMMARY_RECURRING)
      .execute(),

  /** The people of a household, sorted by name. */
  membersOf: (churchId: string, householdId: string) =>
    db
      .selectFrom("peopleAddresses")
      .select(["personId", "displayName"])
      .where("churchId", "=", churchId)
      .where("householdId", "=", householdId)
      .where("stage", "<>", "gone")
      .orderBy("sortName")
      .orderBy("personId")
      .execute(),
});

/** Keeps only the donors whom the caller may see in this church. An empty list would not be valid SQL. */
function idsIn(churchId: string, donors: readonly SeenDonor[]): string[] {
  const ids = donors.filter((donor) => donor.churchId === churchId).map(({ personId }) => personId);
  return ids.length > 0 ? ids : [""];
}
