import type { DonationFilter } from "@offertory/contract";
import { sql } from "kysely";
import type { DonationsDatabase } from "../donations-tables.ts";
import { filterDonations } from "./filter-donations.ts";

export interface Sums {
  amount: number;
  count: number;
  refunded: number;
  /** Null in the sums of one fund, because fees belong to whole donations. */
  fees: number | null;
  funds: { id: string; name: string; amount: number; count: number }[];
}

interface SumQuery {
  churchId: string;
  filter: DonationFilter;
  /** The largest number of donations that is added up. */
  maxCount: number;
}

/** Totals the donations of a filter; null if there are too many. With a fund, only its fund lines are added up. */
export const sumDonations = (db: DonationsDatabase, query: SumQuery): Promise<Sums | null> =>
  query.filter.fundId ? sumOfFund(db, query, query.filter.fundId) : sumOfAll(db, query);

async function sumOfAll(db: DonationsDatabase, { churchId, filter, maxCount }: SumQuery): Promise<Sums | null> {
  const { rows } = await sql<Sums>`
    with found as materialized (
      select d.id, d.amount, d.refunded, d.provider_fee from donations d
      where ${filterDonations(churchId, filter)} and d.status <> 'voided' limit ${maxCount + 1}
    ), lines as (
      select f.fund_id, sum(f.amount) as amount, count(distinct f.donation_id) as count
      from found join donation_funds f on f.church_id = ${churchId} and f.donation_id = found.id
      where (select count(*) from found) <= ${maxCount}
      group by f.fund_id
    )
    select coalesce(sum(amount), 0)::float8 as amount, count(*)::int as count, coalesce(sum(refunded), 0)::float8 as refunded,
      coalesce(sum(provider_fee), 0)::float8 as fees,
      (select coalesce(json_agg(json_build_object('id', funds.id, 'name', funds.name, 'amount', s.amount, 'count', s.count)
          order by funds.closed_at nulls first, funds.position, funds.id), '[]')
        from lines s join funds on funds.church_id = ${churchId} and funds.id = s.fund_id) as funds
    from found`.execute(db);
  return within(rows[0], maxCount);
}

/** A donation can have two fund lines of one fund; it counts once. */
async function sumOfFund(
  db: DonationsDatabase,
  { churchId, filter, maxCount }: SumQuery,
  fundId: string,
): Promise<Sums | null> {
  const { rows } = await sql<Sums>`
    with found as materialized (
      select f.donation_id, f.amount, f.refunded
      from donations d join donation_funds f on f.church_id = d.church_id and f.donation_id = d.id and f.fund_id = ${fundId}
      where ${filterDonations(churchId, filter)} and d.status <> 'voided' limit ${maxCount + 1}
    ), sums as (
      select coalesce(sum(amount), 0)::float8 as amount, count(distinct donation_id)::int as count,
        coalesce(sum(refunded), 0)::float8 as refunded, count(*)::int as lines
      from found
    )
    select s.amount, greatest(s.count, case when s.lines > ${maxCount} then s.lines end) as count, s.refunded, null as fees,
      (select coalesce(json_agg(json_build_object('id', funds.id, 'name', funds.name, 'amount', s.amount, 'count', s.count)), '[]')
        from funds where funds.church_id = ${churchId} and funds.id = ${fundId} and s.count > 0) as funds
    from sums s`.execute(db);
  return within(rows[0], maxCount);
}

const within = (sums: Sums | undefined, maxCount: number): Sums | null =>
  sums && sums.count <= maxCount ? sums : null;
