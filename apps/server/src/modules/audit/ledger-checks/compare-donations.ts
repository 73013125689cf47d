import { sql } from "kysely";
import type { Connection } from "../../../platform/database/connection.ts";

/** A difference between a donation and its ledger lines. Amounts are in minor units. */
export interface Difference {
  what: "donation-gone" | "not-booked" | "amount" | "covered-fee" | "refunded" | "fee" | "fund";
  donationId: string;
  /** Null when the donation was deleted. */
  donatedOn: string | null;
  /** The fund's name when `what` is `fund`, otherwise null. */
  fund: string | null;
  donation: number;
  ledger: number;
}

const MAX_DIFFERENCES = 200;
const GIVEN = sql.raw("reason in ('gift', 'correction')");
const OF_FUNDS = sql.raw("account in ('fund', 'covered-fees')");

/**
 * Compares each donation and each of its fund lines with the ledger. The checkpoints only prove that the ledger is
 * unchanged; screens, statements and exports show donations, which somebody could change in the database.
 */
export async function compareDonations(db: Connection, churchId: string): Promise<Difference[]> {
  const { rows: donations } = await sql<Difference>`
    with booked as (
      select donation_id,
        -coalesce(sum(amount) filter (where ${OF_FUNDS} and ${GIVEN}), 0) as given,
        -coalesce(sum(amount) filter (where account = 'covered-fees' and ${GIVEN}), 0) as covered_fee,
        coalesce(sum(amount) filter (where ${OF_FUNDS} and reason in ('refund', 'refund-failed')), 0) as refunded,
        coalesce(sum(amount) filter (where account = 'fees' and reason = 'fee'), 0) as fee
      from ledger where church_id = ${churchId} and donation_id is not null group by donation_id
    ), said as (
      select id, donated_on, refunded, coalesce(provider_fee, 0) as fee,
        case when status = 'voided' then 0 else amount end as given,
        case when status = 'voided' then 0 else covered_fee end as covered_fee
      from donations where church_id = ${churchId}
    )
    select differs.what, coalesce(said.id, booked.donation_id) as donation_id, to_char(said.donated_on, 'YYYY-MM-DD') as donated_on,
      null as fund, coalesce(differs.donation, 0)::float8 as donation, coalesce(differs.ledger, 0)::float8 as ledger
    from said full join booked on booked.donation_id = said.id
    cross join lateral (values
      ('donation-gone', null, case when said.id is null then booked.given end),
      ('not-booked', case when booked.donation_id is null then said.given end, null),
      ('amount', said.given, booked.given),
      ('covered-fee', said.covered_fee, booked.covered_fee),
      ('refunded', said.refunded, booked.refunded),
      ('fee', said.fee, booked.fee)
    ) as differs (what, donation, ledger)
    where differs.donation is distinct from differs.ledger
      and (differs.what in ('donation-gone', 'not-booked') or (said.id is not null and booked.donation_id is not null))
    order by said.donated_on, donation_id, differs.what limit ${MAX_DIFFERENCES}`.execute(db);

  const { rows: funds } = await sql<Difference>`
    with said as (
      select f.donation_id, f.fund_id, sum(f.amount) as amount
      from donation_funds f join donations d on d.church_id = f.church_id and d.id = f.donation_id
      where f.church_id = ${churchId} and d.status <> 'voided' group by f.donation_id, f.fund_id
    ), booked as (
      select donation_id, fund_id, -sum(amount) as amount from ledger
      where church_id = ${churchId} and donation_id is not null and account = 'fund' and ${GIVEN}
      group by donation_id, fund_id having sum(amount) <> 0
    )
    select 'fund' as what, donation_id, to_char(d.donated_on, 'YYYY-MM-DD') as donated_on, coalesce(f.name, fund_id) as fund,
      coalesce(said.amount, 0)::float8 as donation, coalesce(booked.amount, 0)::float8 as ledger
    from said full join booked using (donation_id, fund_id)
    join donations d on d.church_id = ${churchId} and d.id = donation_id
    left join funds f on f.church_id = ${churchId} and f.id = fund_id
    where said.amount is distinct from booked.amount
      and exists (select from ledger l where l.church_id = ${churchId} and l.donation_id = d.id)
    order by d.donated_on, donation_id, fund limit ${MAX_DIFFERENCES}`.execute(db);
  return [...donations, ...funds];
}
