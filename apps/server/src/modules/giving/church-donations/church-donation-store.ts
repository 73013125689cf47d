import type { DonationFilter } from "@offertory/contract";
import { sql } from "kysely";
import type { GivingDatabase } from "../giving-tables.ts";

export type ChurchDonationRow = Awaited<ReturnType<ReturnType<typeof churchDonationStore>["page"]>>[number];

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
      let query = rows(churchId);
      if (filter.from) query = query.where("d.donatedOn", ">=", filter.from);
      if (filter.to) query = query.where("d.donatedOn", "<=", filter.to);
      if (filter.batchId) query = query.where("d.batchId", "=", filter.batchId);
      if (filter.personId) query = query.where("d.personId", "=", filter.personId);
      if (filter.method) query = query.where("d.method", "=", filter.method);
      if (filter.status) query = query.where("d.status", "=", filter.status);
      const { fundId } = filter;
      if (fundId) {
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
      if (after) {
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("d.donatedAt", "d.id"), "<", tuple(after.at, after.id)),
        );
      }
      return query.orderBy("d.donatedAt", "desc").orderBy("d.id", "desc").limit(limit).execute();
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
