import type { Day } from "@offertory/contract";
import { sql } from "kysely";
import type { RecurringDatabase } from "../recurring-tables.ts";

/** A card that pays recurring gifts and expires soon, and the one of them that is due first. */
export interface ExpiringCard {
  churchId: string;
  gatewayId: string;
  methodId: string;
  subscriptionId: string;
  /** The last day on which the card can pay. */
  lastDay: Day;
  /** Identifies the card, its expiry and the warning, so that each is sent once. */
  about: string;
}

export const expiringCardStore = (db: RecurringDatabase) => ({
  /**
   * Lists cards whose last day is at most `withinDays` away in the church's time zone and that were not warned about
   * yet. A recurring gift that ends before the card does is left out.
   */
  listExpiring: async (now: Date, withinDays: number, limit: number): Promise<ExpiringCard[]> =>
    (
      await sql<ExpiringCard>`
        select distinct on (c.church_id, c.gateway_id, c.method_id)
          c.church_id, c.gateway_id, c.method_id, c.subscription_id, to_char(c.last_day, 'YYYY-MM-DD') as last_day, c.about
        from (
          select s.church_id, s.gateway_id, s.method_id, s.id as subscription_id, s.due_on, m.last_day,
            concat_ws(' ', s.gateway_id, s.method_id, m.exp_year, m.exp_month, ${withinDays}::int) as about,
            (${now}::timestamptz at time zone church.time_zone)::date as today, s.ends_on
          from subscriptions s
          join church_cards church on church.church_id = s.church_id
          join (
            select *, (make_date(exp_year, exp_month, 1) + interval '1 month - 1 day')::date as last_day
            from payment_methods where removed_at is null and exp_year between 2000 and 9999 and exp_month between 1 and 12
          ) m on m.church_id = s.church_id and m.gateway_id = s.gateway_id and m.id = s.method_id
          where s.status in ('active', 'past_due')
        ) c
        where c.last_day between c.today and c.today + ${withinDays}::int
          and (c.ends_on is null or c.ends_on > c.last_day)
          and not exists (
            select from giving_emails e where e.church_id = c.church_id and e.kind = 'card-expiring' and e.about = c.about
          )
        order by c.church_id, c.gateway_id, c.method_id, c.due_on
        limit ${limit}`.execute(db)
    ).rows,
});
