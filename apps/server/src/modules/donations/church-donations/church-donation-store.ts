import type { DonationFilter } from "@offertory/contract";
import { sql } from "kysely";
import type { DonationsDatabase } from "../donations-tables.ts";
import type { SeenChurch } from "../people/may-see-donations.ts";
import { sumDonations } from "./donation-sums.ts";
import { matchNewest } from "./match-newest.ts";
import { readsByFund, isShareOf, filterDonations, type DonationSelection } from "./filter-donations.ts";
import {
  NEWEST_FIRST,
  sortByColumn,
  sortByDonor,
  type DonationOrder,
  type DonationPosition,
} from "./sort-donations.ts";

export type ChurchDonationRow = Awaited<ReturnType<ReturnType<typeof churchDonationStore>["page"]>>[number];

export const churchDonationStore = (db: DonationsDatabase) => {
  const donationsOf = (churchId: string) => db.selectFrom("donations as d").where("d.churchId", "=", churchId);
  const rows = (churchId: string) =>
    donationsOf(churchId)
      .leftJoin("peopleNames as p", (join) =>
        join.onRef("p.churchId", "=", "d.churchId").onRef("p.personId", "=", "d.personId"),
      )
      .select([
        "d.id",
        "d.batchId",
        "d.personId",
        "p.displayName",
        "p.sortName",
        "d.donatedOn",
        "d.donatedAt",
        "d.amount",
      ])
      .select(["d.coveredFee", "d.providerFee", "d.refunded", "d.method", "d.methodDetails", "d.provider"])
      .select(["d.scheduleId", "d.notes", "d.campaign", "d.status"])
      .select(
        sql<{ id: string; name: string; amount: number }[]>`(
          select coalesce(json_agg(json_build_object('id', f.fund_id, 'name', funds.name, 'amount', f.amount) order by f.position), '[]')
          from donation_funds f join funds on funds.church_id = f.church_id and funds.id = f.fund_id
          where f.church_id = d.church_id and f.donation_id = d.id)`.as("funds"),
      );

  const pageByColumn = (
    { churchId }: SeenChurch,
    filter: DonationSelection,
    order: DonationOrder,
    after: DonationPosition | null,
    limit: number,
  ) => {
    const isByFund = order.sort === "date" && readsByFund(filter);
    const { follows, order: sorted } = sortByColumn(filter, order, after);
    return rows(churchId)
      .$if(isByFund, (query) => query.innerJoin("donationFunds as f", (join) => join.on(isShareOf(filter))))
      .where(filterDonations(churchId, filter, isByFund))
      .where(follows)
      .orderBy(sorted)
      .limit(limit)
      .execute();
  };

  /** Reads those with a donor in the order of names, and then the anonymous ones, newest first. */
  const pageByDonor = async (
    { churchId }: SeenChurch,
    filter: DonationSelection,
    order: DonationOrder,
    after: DonationPosition | null,
    limit: number,
  ) => {
    const { follows, order: sorted } = sortByDonor(order, after);
    const matching = () => rows(churchId).where(filterDonations(churchId, filter, false));
    const named =
      after && !after.donor
        ? []
        : await matching().where("p.personId", "is not", null).where(follows).orderBy(sorted).limit(limit).execute();
    if (named.length === limit) return named;
    const newest = sortByColumn({}, NEWEST_FIRST, after && !after.donor ? after : null);
    const anonymous = await matching()
      .where("d.personId", "is", null)
      .where(newest.follows)
      .orderBy(newest.order)
      .limit(limit - named.length)
      .execute();
    return [...named, ...anonymous];
  };

  return {
    /** The newest donations that match a search, for a search while typing. */
    matching: ({ churchId }: SeenChurch, search: string, limit: number) =>
      donationsOf(churchId)
        .leftJoin("peopleNames as p", (join) =>
          join.onRef("p.churchId", "=", "d.churchId").onRef("p.personId", "=", "d.personId"),
        )
        .select(["d.id", "p.displayName", "d.amount", "d.donatedOn"])
        .where(sql<boolean>`d.id in ${matchNewest(churchId, search, limit)}`)
        .orderBy("d.donatedAt", "desc")
        .orderBy("d.id", "desc")
        .limit(limit)
        .execute(),

    page: (
      church: SeenChurch,
      filter: DonationSelection,
      order: DonationOrder,
      after: DonationPosition | null,
      limit: number,
    ) => (order.sort === "donor" ? pageByDonor : pageByColumn)(church, filter, order, after, limit),

    sums: ({ churchId }: SeenChurch, filter: DonationFilter, maxCount: number) =>
      sumDonations(db, { churchId, filter, maxCount }),

    /** The number of these donations that are of this church. */
    countOf: async (churchId: string, ids: readonly string[]): Promise<number> => {
      const { count } = await donationsOf(churchId)
        .where("d.id", "in", [...ids])
        .select(sql<number>`count(*)::int`.as("count"))
        .executeTakeFirstOrThrow();
      return count;
    },

    find: ({ churchId }: SeenChurch, id: string) => rows(churchId).where("d.id", "=", id).executeTakeFirst(),
  };
};
