import { sql } from "kysely";
import type { GivingDatabase } from "../giving-tables.ts";
import type { SeenDonor } from "../people/may-see-donations.ts";

/** What a fund got of a gift, and what of that went back. */
interface Share {
  id: string;
  name: string;
  amount: number;
  refunded: number;
}

export const historyStore = (db: GivingDatabase) => ({
  /** Every gift of a person to a church, newest first. */
  giftsOf: ({ churchId, personId }: SeenDonor) =>
    db
      .selectFrom("donations as d")
      .select(["d.id", "d.donatedOn", "d.amount", "d.coveredFee", "d.refunded", "d.method", "d.methodDetails"])
      .select(["d.scheduleId", "d.notes", "d.status"])
      .select(
        sql<Share[]>`(
          select coalesce(json_agg(json_build_object(
            'id', f.fund_id, 'name', funds.name, 'amount', f.amount, 'refunded', f.refunded) order by f.position), '[]')
          from donation_funds f join funds on funds.church_id = f.church_id and funds.id = f.fund_id
          where f.church_id = d.church_id and f.donation_id = d.id)`.as("funds"),
      )
      .where("d.churchId", "=", churchId)
      .where("d.personId", "=", personId)
      .orderBy("d.donatedAt", "desc")
      .orderBy("d.id")
      .execute(),
});
