import type { Day, StatementAudience } from "@offertory/contract";
import { sql } from "kysely";
import type { StatementsDatabase } from "../statements-tables.ts";
import type { SeenChurch, SeenDonor } from "../../donations/index.ts";

export type StatementLineKind = "gift" | "refund" | "chargeback";

/** What a donation gave to one fund according to the ledger, or what of it was refunded or charged back. */
export interface StatementLine {
  personId: string;
  donationId: string;
  kind: StatementLineKind;
  /** In the church's time zone. */
  day: string;
  /** Null for the covered fee. */
  fundId: string | null;
  fundName: string | null;
  taxDeductible: boolean | null;
  method: string;
  methodDetails: string;
  /** Negative for a refund or a chargeback. */
  amount: number;
}

/** Sums of a year in minor units. */
export interface YearSums {
  donors: number;
  amount: number;
  withEmail: number;
  mailed: number;
  anonymous: number;
  ofRemovedPeople: number;
  /** The sums of donors from whom more was taken back than they gave. */
  belowZero: number;
  /** Donations with a date after today, which the dashboard does not count yet. */
  afterToday: number;
}

export interface DonorSum {
  personId: string;
  name: string;
  sortName: string;
  email: string;
  gifts: number;
  amount: number;
  mailed: boolean;
}

/**
 * The donations of a year by their day in the church's time zone, without voided ones. The wider range of `donated_at`
 * is for the index: a church's year begins up to a day before or after the year in UTC.
 */
const ofYear = (churchId: string, year: number) => sql`
  d.church_id = ${churchId} and d.status <> 'voided'
  and d.donated_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
  and d.donated_at between ${`${year - 1}-12-30`}::timestamptz and ${`${year + 1}-01-03`}::timestamptz`;

/** The ledger lines that make up a donation: those of funds and of the covered fee. */
const COUNTS = sql`l.account in ('fund', 'covered-fees')`;

const KIND = sql`case
  when l.reason in ('refund', 'refund-failed') then 'refund'
  when l.reason in ('dispute', 'dispute-won') then 'chargeback' else 'gift' end`;

/** Keeps only the donors whom the caller may see in this church. */
const idsIn = (churchId: string, donors: readonly SeenDonor[]): string[] =>
  donors.filter((donor) => donor.churchId === churchId).map(({ personId }) => personId);

export const statementStore = (db: StatementsDatabase) => {
  const plain = db.withoutPlugins();

  /** Selects the sum of each person's donations of a year; donations without a person are one row without a person. */
  const personSums = (churchId: string, year: number, today: Day | null) => sql`
    select d.person_id, count(distinct d.id) as gifts, -sum(l.amount) as amount,
      coalesce(-sum(l.amount) filter (where d.donated_on > ${today}::date), 0) as later
    from donations d join ledger l on l.church_id = d.church_id and l.donation_id = d.id
    where ${ofYear(churchId, year)} and ${COUNTS}
    group by d.person_id`;

  /** Whether the statement of the person of a row of `personSums` was emailed, or may have been. */
  const isMailed = (churchId: string, year: number) => sql`exists (
    select from statement_emails m where m.church_id = ${churchId} and m.person_id = s.person_id and m.year = ${year}
      and m.state in ('sent', 'unsure', 'sending'))`;

  /** Selects the donors of a year whose donations are not fully refunded or charged back. */
  const donorSums = (churchId: string, year: number) => sql`
    select p.person_id as "personId", p.display_name as name, p.sort_name as "sortName", p.email,
      s.gifts::int as gifts, s.amount::float8 as amount, ${isMailed(churchId, year)} as mailed
    from (${personSums(churchId, year, null)}) s
    join people_addresses p on p.church_id = ${churchId} and p.person_id = s.person_id
    where s.amount > 0 and p.stage <> 'gone'`;

  return {
    /** Returns the lines of these donors' statements, in the order in which they are shown. */
    linesOf: async (churchId: string, donors: readonly SeenDonor[], year: number): Promise<StatementLine[]> =>
      (
        await sql<StatementLine>`
          select d.person_id as "personId", d.id as "donationId", ${KIND} as kind,
            to_char(case ${KIND} when 'gift' then d.donated_on::timestamp
              else min(l.at) at time zone c.time_zone end, 'YYYY-MM-DD') as day,
            l.fund_id as "fundId", f.name as "fundName", f.tax_deductible as "taxDeductible", d.method,
            d.method_details as "methodDetails", (-sum(l.amount))::int as amount
          from donations d
          join church_cards c on c.church_id = d.church_id
          join ledger l on l.church_id = d.church_id and l.donation_id = d.id
          left join funds f on f.church_id = l.church_id and f.id = l.fund_id
          where ${ofYear(churchId, year)} and d.person_id = any(${idsIn(churchId, donors)}) and ${COUNTS}
          group by d.church_id, d.person_id, d.id, d.donated_on, d.donated_at, d.method, d.method_details, c.time_zone,
            l.fund_id, f.name, f.tax_deductible, f.position, ${KIND},
            case ${KIND} when 'refund' then l.reference else '' end
          having sum(l.amount) <> 0
          order by d.person_id, d.donated_on, d.donated_at, d.id, array_position(array['gift', 'refund', 'chargeback'], ${KIND}),
            min(l.at), f.position, l.fund_id`.execute(plain)
      ).rows,

    donors: async (
      { churchId }: SeenChurch,
      year: number,
      {
        who = "all",
        text = "",
        after = null,
        limit,
      }: {
        who?: StatementAudience | undefined;
        text?: string | undefined;
        after?: { sortName: string; id: string } | null;
        limit: number;
      },
    ): Promise<DonorSum[]> => {
      const pattern = `%${text
        .trim()
        .toLowerCase()
        .replace(/[\\%_]/g, "\\$&")}%`;
      const afterCondition = after ? sql`(t."sortName", t."personId") > (${after.sortName}, ${after.id})` : sql`true`;
      const audience = who === "all" ? sql`true` : who === "mail" ? sql`t.email <> ''` : sql`t.email = ''`;
      return (
        await sql<DonorSum>`
          select * from (${donorSums(churchId, year)}) t
          where ${afterCondition} and ${audience} and (lower(t.name) like ${pattern} or lower(t.email) like ${pattern})
          order by t."sortName", t."personId" limit ${limit}`.execute(plain)
      ).rows;
    },

    /**
     * Sums a year's statements, and all other donations of the year by the reason why they are on no statement. Every
     * donation is in exactly one sum, and `afterToday` is contained in the others.
     */
    summary: async ({ churchId }: SeenChurch, year: number, today: Day): Promise<YearSums> =>
      (
        await sql<YearSums>`
          with sums as materialized (
            select s.*, p.email, s.person_id is null as is_anonymous, coalesce(p.stage, 'gone') = 'gone' as is_gone
            from (${personSums(churchId, year, today)}) s
            left join people_addresses p on p.church_id = ${churchId} and p.person_id = s.person_id
          ), stated as materialized (
            select s.*, ${isMailed(churchId, year)} as mailed from sums s where not is_gone and amount > 0
          )
          select
            (select count(*) from stated)::int as donors,
            (select coalesce(sum(amount), 0) from stated)::float8 as amount,
            (select count(*) from stated where email <> '')::int as "withEmail",
            (select count(*) from stated where email <> '' and mailed)::int as mailed,
            coalesce(sum(amount) filter (where is_anonymous), 0)::float8 as anonymous,
            coalesce(sum(amount) filter (where is_gone and not is_anonymous), 0)::float8 as "ofRemovedPeople",
            coalesce(sum(amount) filter (where not is_gone and amount <= 0), 0)::float8 as "belowZero",
            coalesce(sum(later), 0)::float8 as "afterToday"
          from sums`.execute(plain)
      ).rows[0]!,

    /** Returns the first and the last year with donations, read from the two ends of an index. */
    years: async (churchId: string): Promise<{ first: string | null; last: string | null }> =>
      (
        await sql<{ first: string | null; last: string | null }>`
          select to_char(min(donated_at) at time zone time_zone, 'YYYY') as first,
            to_char(max(donated_at) at time zone time_zone, 'YYYY') as last
          from church_cards c left join donations d on d.church_id = c.church_id
          where c.church_id = ${churchId} group by time_zone`.execute(plain)
      ).rows[0]!,

    letterhead: (churchId: string) =>
      db.selectFrom("churchLetterheads").selectAll().where("churchId", "=", churchId).executeTakeFirstOrThrow(),

    settings: async (churchId: string) =>
      db
        .selectFrom("statementSettings")
        .select(["language", "wording"])
        .where("churchId", "=", churchId)
        .executeTakeFirst(),

    saveSettings: (churchId: string, language: string, wording: Record<string, string>) => {
      const row = { language, wording: JSON.stringify(wording) };
      return db
        .insertInto("statementSettings")
        .values({ churchId, ...row })
        .onConflict((conflict) => conflict.column("churchId").doUpdateSet(row))
        .execute();
    },

    /** Returns the people with their addresses and languages. */
    people: (churchId: string, personIds: readonly string[]) =>
      db
        .selectFrom("peopleAddresses as p")
        .leftJoin("accountHolders as a", (join) =>
          join.onRef("a.churchId", "=", "p.churchId").onRef("a.personId", "=", "p.personId"),
        )
        .select(["p.personId", "p.displayName", "p.email", "p.address1", "p.address2", "p.city", "p.state", "p.zip"])
        .select(["p.householdName", "p.householdRole", "a.language"])
        .where("p.churchId", "=", churchId)
        .where("p.personId", "in", personIds)
        .where("p.stage", "<>", "gone")
        .execute(),

    /** The people of a household, its head first. */
    membersOf: async (churchId: string, householdId: string): Promise<string[]> =>
      (
        await db
          .selectFrom("peopleAddresses")
          .select("personId")
          .where("churchId", "=", churchId)
          .where("householdId", "=", householdId)
          .where("stage", "<>", "gone")
          .orderBy((eb) => eb.case().when("householdRole", "=", "Head").then(0).else(1).end())
          .orderBy("sortName")
          .orderBy("personId")
          .execute()
      ).map(({ personId }) => personId),
  };
};
export type DonorRow = Awaited<ReturnType<ReturnType<typeof statementStore>["people"]>>[number];
export type Letterhead = Awaited<ReturnType<ReturnType<typeof statementStore>["letterhead"]>>;
