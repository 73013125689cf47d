import { sql } from "kysely";
import type { GivingDatabase } from "../giving-tables.ts";
import type { SeenDonor } from "./may-see-donations.ts";

/** Everything that giving holds of one person. */
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

  /** What they wrote and how they paid; the gifts themselves belong to the church's books. */
  forgetWords: async (churchId: string, personId: string) => {
    const of = { churchId, personId };
    await sql`update donations set notes = '', method_details = '' where church_id = ${of.churchId} and person_id = ${of.personId}`.execute(
      db,
    );
    await sql`update payment_intents set notes = '', method_name = '', method_last4 = '' where church_id = ${of.churchId} and person_id = ${of.personId}`.execute(
      db,
    );
    await sql`update subscriptions set notes = '', method_name = '', method_last4 = '' where church_id = ${of.churchId} and person_id = ${of.personId}`.execute(
      db,
    );
  },

  /** What one gave, and gives again and again, belongs to the other. */
  moveGifts: async (churchId: string, from: string, to: string) => {
    await sql`update donations set person_id = ${to} where church_id = ${churchId} and person_id = ${from}`.execute(db);
    await sql`update payment_intents set person_id = ${to} where church_id = ${churchId} and person_id = ${from}`.execute(
      db,
    );
    await sql`update subscriptions set person_id = ${to} where church_id = ${churchId} and person_id = ${from}`.execute(
      db,
    );
  },

  /**
   * Cards and accounts that nobody owned because a guest saved them, and that pay a recurring gift of this person, become theirs once
   * whoever signs in as the person has proved the very address that the gift was given under. So do the customers that they
   * hang on, where the person has none at that gateway yet.
   */
  takeOverMethods: async ({ churchId, personId }: SeenDonor): Promise<void> => {
    await sql`
      with taken as (
        update payment_methods m set person_id = ${personId}, email = a.email
        from subscriptions s, people_names p, proved_addresses a
        where s.church_id = ${churchId} and s.person_id = ${personId} and s.status in ('active', 'past_due')
          and m.church_id = s.church_id and m.gateway_id = s.gateway_id and m.id = s.method_id
          and m.person_id is null and m.removed_at is null
          and p.church_id = s.church_id and p.person_id = s.person_id
          and a.church_id = s.church_id and a.person_id = s.person_id and a.email = lower(btrim(p.email))
        returning m.gateway_id, m.customer_id, m.created_at
      ), oldest as (
        select distinct on (gateway_id) gateway_id, customer_id from taken order by gateway_id, created_at
      )
      update customers c set person_id = ${personId} from oldest
      where c.church_id = ${churchId} and c.gateway_id = oldest.gateway_id and c.id = oldest.customer_id and c.person_id is null
        and not exists (select from customers k where k.church_id = ${churchId} and k.gateway_id = c.gateway_id
          and k.person_id = ${personId})`.execute(db);
  },

  /** So do saved cards and bank accounts. Only one customer of each gateway can stand for a person. */
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
