import { sql } from "kysely";
import type { GivingDatabase } from "../giving-tables.ts";
import type { SeenDonor } from "../../donations/index.ts";

/** Queries over all modules of giving for one person. */
export const personStore = (db: GivingDatabase) => ({
  giftsOf: ({ churchId, personId }: SeenDonor) =>
    db
      .selectFrom("donations as d")
      .select(["d.id", "d.donatedOn", "d.amount", "d.coveredFee", "d.refunded", "d.method", "d.methodDetails"])
      .select(["d.notes", "d.status"])
      .select(
        sql<{ name: string; amount: number }[]>`(
          select json_agg(json_build_object('name', funds.name, 'amount', f.amount) order by f.position)
          from donation_funds f join funds on funds.church_id = f.church_id and funds.id = f.fund_id
          where f.church_id = d.church_id and f.donation_id = d.id)`.as("funds"),
      )
      .where("d.churchId", "=", churchId)
      .where("d.personId", "=", personId)
      .orderBy("d.donatedAt")
      .execute(),

  subscriptionsOf: ({ churchId, personId }: SeenDonor) =>
    db
      .selectFrom("subscriptions")
      .select(["churchId", "id", "amount", "intervalUnit", "intervalCount", "firstDay", "status", "methodName"])
      .select(["methodLast4", "notes"])
      .where("churchId", "=", churchId)
      .where("personId", "=", personId)
      .orderBy("createdAt")
      .execute(),

  /** Deletes notes and the names and digits of cards; the donations themselves stay in the church's records. */
  blankNotesAndMethods: async (churchId: string, personId: string) => {
    const who = { churchId, personId };
    await sql`update donations set notes = '', method_details = '' where church_id = ${who.churchId} and person_id = ${who.personId}`.execute(
      db,
    );
    await sql`update payment_intents set notes = '', method_name = '', method_last4 = '', client_address = null where church_id = ${who.churchId} and person_id = ${who.personId}`.execute(
      db,
    );
    await sql`update subscriptions set notes = '', method_name = '', method_last4 = '' where church_id = ${who.churchId} and person_id = ${who.personId}`.execute(
      db,
    );
  },

  /** Moves donations, gifts and recurring gifts from one person to another. */
  moveGifts: async (churchId: string, from: string, to: string) => {
    await sql`update donations set person_id = ${to} where church_id = ${churchId} and person_id = ${from}`.execute(db);
    await sql`update payment_intents set person_id = ${to} where church_id = ${churchId} and person_id = ${from}`.execute(
      db,
    );
    await sql`update subscriptions set person_id = ${to} where church_id = ${churchId} and person_id = ${from}`.execute(
      db,
    );
  },

  /** Moves payment methods and customers. If both have a customer at a gateway, the moved one gets no person. */
  moveMethods: async (churchId: string, from: string, to: string) => {
    await sql`update payment_methods set person_id = ${to} where church_id = ${churchId} and person_id = ${from}`.execute(
      db,
    );
    await sql`update customers c set person_id =
        case when exists (select from customers k where k.church_id = c.church_id and k.gateway_id = c.gateway_id and k.person_id = ${to})
          then null else ${to} end
      where c.church_id = ${churchId} and c.person_id = ${from}`.execute(db);
  },
});
