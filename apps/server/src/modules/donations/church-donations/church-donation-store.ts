import type { DonationFilter } from "@offertory/contract";
import { sql } from "kysely";
import type { DonationsDatabase } from "../donations-tables.ts";
import type { SeenChurch } from "../people/may-see-donations.ts";
import { sumDonations } from "./donation-sums.ts";
import { readsByFund, isShareOf, sortColumns, filterDonations } from "./filter-donations.ts";

export type ChurchDonationRow = Awaited<ReturnType<ReturnType<typeof churchDonationStore>["page"]>>[number];

export const churchDonationStore = (db: DonationsDatabase) => {
  const donationsOf = (churchId: string) => db.selectFrom("donations as d").where("d.churchId", "=", churchId);
  const rows = (churchId: string) =>
    donationsOf(churchId)
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
      );

  return {
    page: ({ churchId }: SeenChurch, filter: DonationFilter, after: { at: Date; id: string } | null, limit: number) => {
      const { at, id } = sortColumns(filter);
      return rows(churchId)
        .$if(readsByFund(filter), (query) =>
          query.innerJoin("donationFunds as f", (join) => join.on(isShareOf(filter))),
        )
        .where(filterDonations(churchId, filter))
        .$if(after !== null, (query) => query.where(sql<boolean>`(${at}, ${id}) < (${after?.at}, ${after?.id})`))
        .orderBy(at, "desc")
        .orderBy(id, "desc")
        .limit(limit)
        .execute();
    },

    sums: ({ churchId }: SeenChurch, filter: DonationFilter, maxCount: number) =>
      sumDonations(db, { churchId, filter, maxCount }),

    find: ({ churchId }: SeenChurch, id: string) => rows(churchId).where("d.id", "=", id).executeTakeFirst(),
  };
};
