import type { Environment, MethodType } from "@offertory/contract";
import { sql, type RawBuilder } from "kysely";
import type { GivingEmailsDatabase } from "./giving-emails-tables.ts";
import type { ReceiptLine } from "../donations/index.ts";

/** A refund or a lost dispute, with the data for its email. */
export interface ReturnedGift {
  amount: number;
  /** The part of each fund; `fundId` is null for the covered fee. */
  funds: readonly (ReceiptLine & { fundId: string | null })[];
  /** The day on which the money went back, in the church's time zone. */
  returnedOn: string;
  donationId: string;
  donatedOn: string;
  personId: string | null;
  methodType: MethodType;
  methodName: string;
  methodLast4: string;
  environment: Environment;
  /** Whether the gift belongs to a recurring gift that has not ended. */
  goesOn: boolean;
}

export const returnedGiftStore = (db: GivingEmailsDatabase) => ({
  refund: (churchId: string, refundId: string): Promise<ReturnedGift | undefined> =>
    find(db, {
      from: sql`refunds r`,
      returnedAt: sql`r.created_at`,
      parts: sql`select nullif("fundId", '') as fund_id, sum(amount)::int as amount
        from jsonb_to_recordset(r.funds) as part ("fundId" text, amount int) group by 1`,
      where: sql`r.church_id = ${churchId} and r.id = ${refundId}`,
    }),

  /** Reads from the ledger what the dispute took from each fund. */
  dispute: (churchId: string, disputeId: string): Promise<ReturnedGift | undefined> =>
    find(db, {
      from: sql`disputes r`,
      returnedAt: sql`coalesce(r.closed_at, r.opened_at)`,
      parts: sql`select fund_id, sum(amount)::int as amount from ledger l
        where l.church_id = r.church_id and l.donation_id = r.donation_id and l.account in ('fund', 'covered-fees')
          and l.reason in ('dispute', 'dispute-won')
        group by fund_id having sum(amount) > 0`,
      where: sql`r.church_id = ${churchId} and r.id = ${disputeId}`,
    }),

  /** Returns the newest dispute of a donation; `dueOn` is the last day to respond, in the church's time zone. */
  disputed: (churchId: string, donationId: string) =>
    db
      .selectFrom("disputes as s")
      .innerJoin("donations as d", (join) =>
        join.onRef("d.churchId", "=", "s.churchId").onRef("d.id", "=", "s.donationId"),
      )
      .innerJoin("churchCards as c", "c.churchId", "s.churchId")
      .select(["s.donationId", "s.amount", "d.donatedOn"])
      .select(sql<string | null>`to_char(s.due_at at time zone c.time_zone, 'YYYY-MM-DD')`.as("dueOn"))
      .where("s.churchId", "=", churchId)
      .where("s.donationId", "=", donationId)
      .orderBy("s.openedAt", "desc")
      .executeTakeFirst(),

  /** Returns a church's contact for questions: its setting, or else its postal address; empty if it has neither. */
  contactOf: async (churchId: string): Promise<string> =>
    (
      await sql<{ contact: string }>`
        select coalesce(
          (select nullif(btrim(s->>'value'), '') from json_array_elements(c.settings) s where s->>'keyName' = 'supportContact'),
          concat_ws(', ', nullif(address1, ''), nullif(address2, ''), nullif(city, ''),
            nullif(concat_ws(' ', nullif(state, ''), nullif(zip, '')), ''))
        ) as contact
        from church_cards c where church_id = ${churchId}`.execute(db)
    ).rows[0]?.contact ?? "",
});

interface ReturnedGiftQuery {
  from: RawBuilder<unknown>;
  returnedAt: RawBuilder<unknown>;
  parts: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

async function find(
  db: GivingEmailsDatabase,
  { from, returnedAt, parts, where }: ReturnedGiftQuery,
): Promise<ReturnedGift | undefined> {
  const { rows } = await sql<ReturnedGift>`
    select r.amount, d.id as donation_id, d.donated_on, d.person_id,
      to_char(${returnedAt} at time zone c.time_zone, 'YYYY-MM-DD') as returned_on,
      i.method_type, i.method_name, i.method_last4, g.environment,
      exists (
        select 1 from subscriptions s
        where s.church_id = d.church_id and s.id = d.schedule_id and s.status <> 'cancelled'
      ) as goes_on,
      coalesce((
        select json_agg(json_build_object('fundId', p.fund_id, 'name', coalesce(f.name, ''), 'amount', p.amount)
          order by p.fund_id is null, f.position, f.name)
        from (${parts}) p left join funds f on f.church_id = d.church_id and f.id = p.fund_id
      ), '[]'::json) as funds
    from ${from}
    join donations d on d.church_id = r.church_id and d.id = r.donation_id
    join church_cards c on c.church_id = r.church_id
    join payment_intents i on i.church_id = d.church_id and i.id = d.intent_id
    join gateways g on g.church_id = i.church_id and g.id = i.gateway_id
    where ${where}`.execute(db);
  return rows[0];
}
