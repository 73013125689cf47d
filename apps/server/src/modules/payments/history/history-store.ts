import { sql } from "kysely";
import type { PaymentsDatabase } from "../payments-tables.ts";
import type { SeenDonor } from "../../donations/index.ts";

/** A fund line with the part of it that was refunded. */
interface Share {
  id: string;
  name: string;
  amount: number;
  refunded: number;
}

const MAX_PENDING = 100;

export const historyStore = (db: PaymentsDatabase) => ({
  /** All donations of a person to a church, newest first. */
  giftsOf: ({ churchId, personId }: SeenDonor) =>
    db
      .selectFrom("donations as d")
      .select(["d.id", "d.donatedOn", "d.amount", "d.coveredFee", "d.refunded", "d.method", "d.methodDetails"])
      .select("d.donatedAt as at")
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

  /** The latest donation of a person that can be repeated: not a recurring one, and not taken back. */
  latestOf: ({ churchId, personId }: SeenDonor) =>
    db
      .selectFrom("donations as d")
      .select(["d.id", "d.donatedOn as day", "d.amount"])
      .select(
        sql<string[]>`array(
          select funds.name from donation_funds f join funds on funds.church_id = f.church_id and funds.id = f.fund_id
          where f.church_id = d.church_id and f.donation_id = d.id order by f.position)`.as("funds"),
      )
      .where("d.churchId", "=", churchId)
      .where("d.personId", "=", personId)
      .where("d.status", "=", "succeeded")
      .where("d.scheduleId", "is", null)
      .orderBy("d.donatedAt", "desc")
      .orderBy("d.id")
      .limit(1)
      .executeTakeFirst(),

  /** The gifts of a person that are still processing. `day` is the day in the church's time zone. */
  pendingOf: ({ churchId, personId }: SeenDonor) =>
    db
      .selectFrom("paymentIntents as i")
      .innerJoin("churchCards as c", "c.churchId", "i.churchId")
      .select(["i.id", "i.amount", "i.coveredFee", "i.methodType", "i.methodName", "i.methodLast4"])
      .select(["i.scheduleId", "i.notes", "i.createdAt as at"])
      .select(sql<string>`to_char(i.created_at at time zone c.time_zone, 'YYYY-MM-DD')`.as("day"))
      .select(
        sql<Omit<Share, "refunded">[]>`(
          select coalesce(json_agg(json_build_object('id', f.fund_id, 'name', funds.name, 'amount', f.amount) order by f.position), '[]')
          from intent_funds f join funds on funds.church_id = f.church_id and funds.id = f.fund_id
          where f.church_id = i.church_id and f.intent_id = i.id)`.as("funds"),
      )
      .where("i.churchId", "=", churchId)
      .where("i.personId", "=", personId)
      .where("i.status", "=", "processing")
      .orderBy("i.createdAt", "desc")
      .orderBy("i.id")
      .limit(MAX_PENDING)
      .execute(),
});
