import { sql } from "kysely";
import { unitsFor } from "../../../platform/money/church-money.ts";
import { REVIEWING_PROVIDERS } from "../../payment-providers/index.ts";
import type { PaymentsDatabase } from "../payments-tables.ts";
import { type FundLine, fromFundLineRows } from "../../funds/index.ts";

export interface Claim {
  churchId: string;
  purpose: string;
  /** The donor, or the gift of the payer token. */
  by: { personId: string } | { giftId: string };
  /** The only fund line of the gift. */
  line: FundLine;
  since: Date;
}

type GiftFilter = Pick<Claim, "churchId" | "line" | "since">;

/**
 * Gifts of this amount to this fund without a payment reference. The condition on the gateway lets PostgreSQL use the
 * index by gateway and time; no other index fits.
 */
const unclaimed = ({ churchId, line, since }: GiftFilter) => sql`
  i.church_id = ${churchId} and i.gateway_id in (select id from gateways where church_id = ${churchId})
  and i.created_at > ${since} and i.purpose is null and i.schedule_id is null
  and (i.status = 'succeeded' or (i.status = 'processing' and i.provider_id <> ''
    and (i.method_type = 'bank' or i.provider = any(${REVIEWING_PROVIDERS}::text[]))))
  and (select array_agg(f.fund_id || ' ' || f.amount) from intent_funds f
    where f.church_id = i.church_id and f.intent_id = i.id) = array[${`${line.fundId} ${unitsFor(churchId, line.amount)}`}::text]`;

export const purposeStore = (db: PaymentsDatabase) => ({
  fundsOf: async (churchId: string, intentId: string): Promise<FundLine[]> =>
    fromFundLineRows(
      churchId,
      await db
        .selectFrom("intentFunds")
        .select(["fundId", "amount"])
        .where("churchId", "=", churchId)
        .where("intentId", "=", intentId)
        .orderBy("position")
        .execute(),
    ),

  /** Binds the latest matching gift to a payment reference. Two requests at once never get the same gift. */
  claim: async ({ purpose, by, ...filter }: Claim): Promise<{ personId: string } | undefined> => {
    const isTheirs = "personId" in by ? sql`i.person_id = ${by.personId}` : sql`i.id = ${by.giftId}`;
    const { rows } = await sql<{ personId: string }>`
      update payment_intents set purpose = ${purpose} where (church_id, id) in (
        select i.church_id, i.id from payment_intents i
        where ${unclaimed(filter)} and ${isTheirs}
        order by i.created_at desc limit 1 for update of i skip locked
      ) returning person_id as "personId"`.execute(db.withoutPlugins());
    return rows[0];
  },

  /** True when a gift that matches was paid without a person's saved method, as guests do. */
  hasUnclaimed: async (filter: GiftFilter): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from payment_intents i where ${unclaimed(filter)} and not exists (select 1 from payment_methods m
        where m.church_id = i.church_id and m.gateway_id = i.gateway_id and m.id = i.method_id and m.person_id is not null)
      limit 1`.execute(db.withoutPlugins());
    return rows.length > 0;
  },
});
