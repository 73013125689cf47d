import type { DonationFilter } from "@offertory/contract";
import { sql } from "kysely";
import type { GivingDatabase } from "../giving-tables.ts";

export type ChurchDonationRow = Awaited<ReturnType<ReturnType<typeof churchDonationStore>["page"]>>[number];

/** A fund may stand in a gift twice; the gift is in the list once. */
const IS_FIRST_OF_FUND = sql<boolean>`not exists (
  select 1 from donation_funds e where e.church_id = f.church_id and e.donation_id = f.donation_id
    and e.fund_id = f.fund_id and e.position < f.position)`;

const DAY_MS = 86_400_000;
/** Between which moments a day may lie, whatever the church's time zone is or was: the list is in the order of moments. */
const earliestOn = (day: string): Date => new Date(Date.parse(day) - DAY_MS);
const latestOn = (day: string): Date => new Date(Date.parse(day) + 2 * DAY_MS);

export const churchDonationStore = (db: GivingDatabase) => {
  const rows = (churchId: string) =>
    db
      .selectFrom("donations as d")
      .leftJoin("peopleNames as p", (join) =>
        join.onRef("p.churchId", "=", "d.churchId").onRef("p.personId", "=", "d.personId"),
      )
      .select(["d.id", "d.batchId", "d.personId", "p.displayName", "d.donatedOn", "d.donatedAt", "d.amount"])
      .select(["d.coveredFee", "d.providerFee", "d.refunded", "d.method", "d.methodDetails", "d.provider"])
      .select(["d.scheduleId", "d.notes", "d.status"])
      .select(
        sql<{ id: string; name: string; amount: number }[]>`(
          select coalesce(json_agg(json_build_object('id', f.fund_id, 'name', funds.name, 'amount', f.amount) order by f.position), '[]')
          from donation_funds f join funds on funds.church_id = f.church_id and funds.id = f.fund_id
          where f.church_id = d.church_id and f.donation_id = d.id)`.as("funds"),
      )
      .where("d.churchId", "=", churchId);

  return {
    page: (churchId: string, filter: DonationFilter, after: { at: Date; id: string } | null, limit: number) => {
      const { from, to, fundId = "", personId, batchId } = filter;
      // A person and a batch have few gifts. Else a list by fund goes along what the fund got, where the gifts are in the same order.
      const alongFund = fundId !== "" && !personId && !batchId;
      const [at, id] = alongFund
        ? [sql.ref<Date>("f.donatedAt"), sql.ref<string>("f.donationId")]
        : [sql.ref<Date>("d.donatedAt"), sql.ref<string>("d.id")];
      let query = rows(churchId).$if(alongFund, (all) =>
        all.innerJoin("donationFunds as f", (join) =>
          join
            .onRef("f.churchId", "=", "d.churchId")
            .onRef("f.donationId", "=", "d.id")
            .on("f.fundId", "=", fundId)
            .on(IS_FIRST_OF_FUND),
        ),
      );
      if (fundId && !alongFund) {
        query = query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom("donationFunds as f")
              .select("f.fundId")
              .whereRef("f.churchId", "=", "d.churchId")
              .whereRef("f.donationId", "=", "d.id")
              .where("f.fundId", "=", fundId),
          ),
        );
      }
      if (from) query = query.where("d.donatedOn", ">=", from).where(at, ">=", earliestOn(from));
      if (to) query = query.where("d.donatedOn", "<=", to).where(at, "<", latestOn(to));
      if (batchId) query = query.where("d.batchId", "=", batchId);
      if (personId) query = query.where("d.personId", "=", personId);
      if (filter.method) query = query.where("d.method", "=", filter.method);
      if (filter.status) query = query.where("d.status", "=", filter.status);
      if (after) query = query.where(sql<boolean>`(${at}, ${id}) < (${after.at}, ${after.id})`);
      return query.orderBy(at, "desc").orderBy(id, "desc").limit(limit).execute();
    },

    find: (churchId: string, id: string) => rows(churchId).where("d.id", "=", id).executeTakeFirst(),

    totals: async (churchId: string, from: string, to: string) => {
      const { rows: found } = await sql<{ amount: number; count: number; refunded: number; fees: number }>`
        select coalesce(sum(amount), 0)::float8 amount, count(*)::int count,
          coalesce(sum(refunded), 0)::float8 refunded, coalesce(sum(provider_fee), 0)::float8 fees
        from donations where church_id = ${churchId} and donated_on between ${from} and ${to} and status <> 'voided'`.execute(
        db,
      );
      return found[0]!;
    },

    byFund: async (churchId: string, from: string, to: string) =>
      (
        await sql<{ id: string; name: string; amount: number; count: number }>`
          select funds.id, funds.name, sum(f.amount)::float8 amount, count(*)::int count
          from donations d
          join donation_funds f on f.church_id = d.church_id and f.donation_id = d.id
          join funds on funds.church_id = f.church_id and funds.id = f.fund_id
          where d.church_id = ${churchId} and d.donated_on between ${from} and ${to} and d.status <> 'voided'
          group by funds.id, funds.name, funds.position order by funds.position, funds.id`.execute(db)
      ).rows,

    byMonth: async (churchId: string, from: string, to: string) =>
      (
        await sql<{ month: string; amount: number; count: number }>`
          select to_char(donated_on, 'YYYY-MM') as month, sum(amount)::float8 amount, count(*)::int count
          from donations
          where church_id = ${churchId} and donated_on between ${from} and ${to} and status <> 'voided'
          group by 1 order by 1`.execute(db)
      ).rows,
  };
};
