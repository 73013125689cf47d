import { sql, type Selectable } from "kysely";
import type { PaymentsDatabase, PaymentsTables } from "../payments-tables.ts";

export type Poll = Selectable<PaymentsTables["eventPolls"]>;

export const pollStore = (db: PaymentsDatabase) => ({
  /** Every gateway that was ever given by has its turn; a new one at once. */
  enrol: async (now: Date): Promise<void> => {
    await sql`
      insert into event_polls (church_id, gateway_id, next_at)
      select g.church_id, g.id, ${now} from gateways g
      where exists (select 1 from payment_intents i where i.gateway_id = g.id)
      on conflict do nothing`.execute(db);
  },

  /** Those whose turn has come, taken for a while: two who come at once take different ones. */
  lease: async (now: Date, until: Date, most: number): Promise<Poll[]> =>
    (
      await sql<Poll>`
        update event_polls set next_at = ${until}
        where (church_id, gateway_id) in (
          select church_id, gateway_id from event_polls where next_at <= ${now}
          order by next_at limit ${most} for update skip locked
        ) returning *`.execute(db)
    ).rows,

  /** How far was read, and when to read on. Never back: somebody else may have read further. */
  async note({ churchId, gatewayId }: Poll, readUntil: Date | null, nextAt: Date): Promise<void> {
    await sql`
      update event_polls set read_until = greatest(read_until, ${readUntil}), next_at = ${nextAt}
      where church_id = ${churchId} and gateway_id = ${gatewayId}`.execute(db);
  },

  /** Whether the provider reaches us: since the last charge, it has told us something by itself. */
  isReached: async (gatewayId: string, since: Date): Promise<boolean> =>
    (
      await sql<{ reached: boolean }>`
        select coalesce(
          (select max(received_at) from webhook_inbox where gateway_id = ${gatewayId} and not polled)
            >= (select max(created_at) from payment_intents where gateway_id = ${gatewayId} and created_at < ${since}),
          false
        ) as reached`.execute(db)
    ).rows[0]?.reached ?? false,
});
