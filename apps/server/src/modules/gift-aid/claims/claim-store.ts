import { MAX_GIFT_AID_ROWS } from "@offertory/contract";
import { sql } from "kysely";
import type { SeenChurch } from "../../donations/index.ts";
import type { GiftAidDatabase } from "../gift-aid-tables.ts";

/** Sums in pence. */
export interface ClaimTotals {
  donations: number;
  amount: number;
  /** Above zero. */
  takenBack: number;
}

export interface ClaimRow extends ClaimTotals {
  id: string;
  number: number;
  from: string;
  to: string;
  madeBy: string | null;
  madeAt: Date;
}

/** A donation as HMRC's schedule lists it. */
export interface ScheduleRow {
  title: string;
  firstName: string;
  lastName: string;
  house: string;
  postcode: string;
  abroad: boolean;
  donatedOn: string;
  amount: number;
}

const TOTALS = sql`
  (count(*) filter (where amount > 0))::int as donations,
  coalesce(sum(amount) filter (where amount > 0), 0)::float8 as amount,
  coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as "takenBack"`;

/**
 * Selects what the next claim says: for each donation the difference between what the church kept of it and what the
 * claims so far say. Kept is what the ledger has in deductible funds after refunds, disputes and corrections, and a
 * covered fee if all of its funds are deductible. Covered is a donation of a person who has a declaration for its day.
 * HMRC pays for donations of four years.
 */
const differences = (churchId: string, today: string) => sql`
  with kept as (
    select d.id, d.donated_on, g.id as declaration_id, greatest(0,
      - coalesce(sum(l.amount) filter (where l.account = 'fund' and f.tax_deductible), 0)
      - case when bool_and(f.tax_deductible) filter (where l.account = 'fund')
          then coalesce(sum(l.amount) filter (where l.account = 'covered-fees'), 0) else 0 end) as amount
    from donations d
    join lateral (
      select g.id from gift_aid_declarations g
      where g.church_id = d.church_id and g.person_id = d.person_id and d.donated_on >= g.covers_from
        and (g.ended_on is null or d.donated_on < g.ended_on)
      order by g.ended_at is null desc, g.recorded_at desc, g.given_on desc, g.id limit 1
    ) g on true
    join ledger l on l.church_id = d.church_id and l.donation_id = d.id and l.account in ('fund', 'covered-fees')
    left join funds f on f.church_id = l.church_id and f.id = l.fund_id
    where d.church_id = ${churchId} and d.status <> 'voided' and d.donated_on <= ${today}::date
      and d.person_id in (select person_id from gift_aid_declarations where church_id = ${churchId})
    group by d.id, d.donated_on, g.id
  ), claimed as (
    select donation_id, sum(amount) as amount,
      min(declaration_id) filter (where kind = 'claimed') as declaration_id,
      min(donated_on) filter (where kind = 'claimed') as donated_on
    from gift_aid_claim_lines where church_id = ${churchId} group by donation_id
  ), difference as (
    select coalesce(k.id, c.donation_id) as donation_id, coalesce(c.donated_on, k.donated_on) as donated_on,
      coalesce(c.declaration_id, k.declaration_id) as declaration_id, coalesce(k.amount, 0) - coalesce(c.amount, 0) as amount,
      case when c.donation_id is null then 'claimed' when coalesce(k.amount, 0) < c.amount then 'taken-back' else 'given-back' end as kind
    from kept k full join claimed c on c.donation_id = k.id
  )
  select d.*, row_number() over (partition by amount > 0 order by donated_on, donation_id) as place
  from difference d
  where amount < 0 or (amount > 0 and donated_on >= ${today}::date - interval '4 years')`;

const fits = sql`(amount < 0 or place <= ${MAX_GIFT_AID_ROWS})`;

export const claimStore = (db: GiftAidDatabase) => {
  const plain = db.withoutPlugins();
  return {
    /** Makes claims of a church wait for each other until the transaction ends. */
    lock: async (churchId: string): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`gift aid ${churchId}`}, 0))`.execute(plain);
    },

    /** Sums what the next claim has, and counts the donations that have no room in it. */
    next: async ({ churchId }: SeenChurch, today: string): Promise<ClaimTotals & { later: number }> =>
      (
        await sql<ClaimTotals & { later: number }>`
          with differences as (${differences(churchId, today)}), fitting as (select * from differences where ${fits})
          select ${TOTALS}, (select count(*) from differences where not ${fits})::int as later from fitting`.execute(
          plain,
        )
      ).rows[0]!,

    /** Writes the lines of a claim. Returns how many donations it claims. */
    addLines: async ({ churchId }: SeenChurch, claimId: string, today: string): Promise<number> =>
      (
        await sql<{ amount: string }>`
          insert into gift_aid_claim_lines (church_id, claim_id, donation_id, declaration_id, kind, donated_on, amount)
          select ${churchId}, ${claimId}, donation_id, declaration_id, kind, donated_on, amount
          from (${differences(churchId, today)}) d where ${fits}
          returning amount`.execute(plain)
      ).rows.filter(({ amount }) => Number(amount) > 0).length,

    add: async (
      { churchId, viewerId }: SeenChurch,
      { id, currency, at }: { id: string; currency: string; at: Date },
    ): Promise<void> => {
      await sql`insert into gift_aid_claims (church_id, id, number, currency, made_by, made_at)
        select ${churchId}, ${id}, coalesce(max(number), 0) + 1, ${currency}, ${viewerId}, ${at}
        from gift_aid_claims where church_id = ${churchId}`.execute(plain);
    },

    list: async ({ churchId }: SeenChurch): Promise<ClaimRow[]> =>
      (
        await sql<ClaimRow>`
          select c.id, c.number, c.made_at as "madeAt", p.display_name as "madeBy", l.*
          from gift_aid_claims c
          join lateral (
            select ${TOTALS}, to_char(min(donated_on) filter (where amount > 0), 'YYYY-MM-DD') as "from",
              to_char(max(donated_on) filter (where amount > 0), 'YYYY-MM-DD') as "to"
            from gift_aid_claim_lines l where l.church_id = c.church_id and l.claim_id = c.id
          ) l on true
          left join people_names p on p.church_id = c.church_id and p.person_id = c.made_by
          where c.church_id = ${churchId} order by c.number desc`.execute(plain)
      ).rows,

    /** Counts the people whose declaration is in force. */
    countDonors: async ({ churchId }: SeenChurch): Promise<number> =>
      (
        await sql<{ donors: number }>`
          select count(distinct person_id)::int as donors from gift_aid_declarations
          where church_id = ${churchId} and ended_at is null`.execute(plain)
      ).rows[0]?.donors ?? 0,

    /** Returns the donations of a claim as on the schedule; none for a claim that does not exist. */
    schedule: async ({ churchId }: SeenChurch, claimId: string): Promise<ScheduleRow[]> =>
      (
        await sql<ScheduleRow>`
          select g.title, g.first_name as "firstName", g.last_name as "lastName", g.house, g.postcode, g.abroad,
            to_char(l.donated_on, 'DD/MM/YY') as "donatedOn", l.amount::float8 as amount
          from gift_aid_claim_lines l
          join gift_aid_declarations g on g.church_id = l.church_id and g.id = l.declaration_id
          where l.church_id = ${churchId} and l.claim_id = ${claimId} and l.amount > 0
          order by l.donated_on, g.last_name, g.first_name, l.donation_id`.execute(plain)
      ).rows,
  };
};
