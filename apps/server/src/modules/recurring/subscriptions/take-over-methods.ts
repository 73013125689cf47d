import { sql } from "kysely";
import type { SeenDonor } from "../../donations/index.ts";
import type { RecurringDatabase } from "../recurring-tables.ts";

/**
 * Assigns the cards of a guest's recurring gifts to the person, once the person's account has verified the same email
 * address. The customer at the provider is assigned too, unless the person already has one at that gateway.
 */
export async function takeOverMethods(db: RecurringDatabase, { churchId, personId }: SeenDonor): Promise<void> {
  try {
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
  } catch (error) {
    // Another request just created a customer for the person: the next call takes the methods over.
    const isRace = error instanceof Error && "constraint" in error && error.constraint === "customers_by_person";
    if (!isRace) throw error;
  }
}
