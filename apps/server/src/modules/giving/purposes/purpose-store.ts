import { sql } from "kysely";
import type { GivingDatabase } from "../giving-tables.ts";
import type { FundShare } from "../intents/intent-store.ts";

export interface Claim {
  churchId: string;
  purpose: string;
  /** Who gave it: a person, or a guest from this network. */
  by: { personId: string } | { place: string };
  /** All that its one fund gets. */
  share: FundShare;
  since: Date;
}

export const purposeStore = (db: GivingDatabase) => ({
  fundsOf: (churchId: string, intentId: string): Promise<FundShare[]> =>
    db
      .selectFrom("intentFunds")
      .select(["fundId", "amount"])
      .where("churchId", "=", churchId)
      .where("intentId", "=", intentId)
      .orderBy("position")
      .execute(),

  /**
   * Gives a gift its purpose that has none yet, and says whose it is. Two who come at once find different gifts, or one of them
   * none. Found along the gateway's gifts of the last while: no other index is kept for it.
   */
  claim: async ({ churchId, purpose, by, share, since }: Claim): Promise<{ personId: string } | undefined> => {
    const isTheirs =
      "personId" in by
        ? sql`i.person_id = ${by.personId}`
        : sql`exists (select 1 from guest_cards c where c.church_id = i.church_id and c.gateway_id = i.gateway_id
            and c.method_id = i.method_id and c.place = ${by.place})`;
    const { rows } = await sql<{ personId: string }>`
      update payment_intents set purpose = ${purpose} where (church_id, id) in (
        select i.church_id, i.id from payment_intents i
        where i.church_id = ${churchId} and i.gateway_id in (select id from gateways where church_id = ${churchId})
          and i.created_at > ${since} and i.purpose is null and i.schedule_id is null and ${isTheirs}
          and (i.status = 'succeeded' or (i.status = 'processing' and i.provider_id <> ''
            and (i.method_type = 'bank' or i.provider = 'paypal')))
          and (select array_agg(f.fund_id || ' ' || f.amount) from intent_funds f
            where f.church_id = i.church_id and f.intent_id = i.id) = array[${`${share.fundId} ${share.amount}`}::text]
        order by i.created_at desc limit 1 for update of i skip locked
      ) returning person_id as "personId"`.execute(db.withoutPlugins());
    return rows[0];
  },
});
