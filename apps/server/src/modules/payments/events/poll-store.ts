import { sql, type Selectable } from "kysely";
import type { PaymentsDatabase, PaymentsTables } from "../payments-tables.ts";

export type Poll = Selectable<PaymentsTables["eventPolls"]>;

export const pollStore = (db: PaymentsDatabase) => ({
  /** Adds every gateway that has a payment intent; a new one is due at once. */
  addMissing: async (now: Date): Promise<void> => {
    await sql`
      insert into event_polls (church_id, gateway_id, next_at)
      select g.church_id, g.id, ${now} from gateways g
      where exists (select 1 from payment_intents i where i.gateway_id = g.id)
      on conflict do nothing`.execute(db);
  },

  /** Leases the due polls until the time `until`. Two workers at once get different ones. */
  lease: async (now: Date, until: Date, limit: number): Promise<Poll[]> =>
    (
      await sql<Poll>`
        update event_polls set next_at = ${until}
        where (church_id, gateway_id) in (
          select church_id, gateway_id from event_polls where next_at <= ${now}
          order by next_at limit ${limit} for update skip locked
        ) returning *`.execute(db)
    ).rows,

  /** Stores how far the list was read and when to read again. Never moves back: another worker may be further. */
  async saveProgress({ churchId, gatewayId }: Poll, readUntil: Date | null, nextAt: Date): Promise<void> {
    await sql`
      update event_polls set read_until = greatest(read_until, ${readUntil}), next_at = ${nextAt}
      where church_id = ${churchId} and gateway_id = ${gatewayId}`.execute(db);
  },

  /** True when a webhook has arrived since the last gift before `since`. */
  hasReceivedWebhook: async (gatewayId: string, since: Date): Promise<boolean> =>
    (
      await sql<{ reached: boolean }>`
        select coalesce(
          (select max(received_at) from webhook_inbox where gateway_id = ${gatewayId} and not polled)
            >= (select max(created_at) from payment_intents where gateway_id = ${gatewayId} and created_at < ${since}),
          false
        ) as reached`.execute(db)
    ).rows[0]?.reached ?? false,
});
