import { sql } from "kysely";
import type { PaymentsDatabase } from "../payments-tables.ts";
import type { EventSubject } from "../../payment-providers/index.ts";

interface WebhookDelivery {
  churchId: string;
  gatewayId: string;
  eventId: string;
  type: string;
  about: EventSubject;
  objectId: string;
  intentId: string;
  /** True when the event came from the provider's list, not as a webhook. */
  polled?: boolean;
}

/**
 * Events that change nothing, which are nearly all: about the charge of a gift that has succeeded, or about a card that
 * was attached to its customer when we saved it.
 */
const isOutdatedEvent = sql`(delivery.about = 'charge' and exists (
  select 1 from payment_intents where gateway_id = delivery.gateway_id and provider_id = delivery.object_id
    and provider_id <> '' and status = 'succeeded')
  or delivery.type = 'payment_method.attached' and exists (
    select 1 from payment_methods where church_id = delivery.church_id and gateway_id = delivery.gateway_id
      and id = delivery.object_id and type = 'card'))`;

export const inboxStore = (db: PaymentsDatabase) => ({
  /**
   * Stores each event once and queues the job that handles it, in one statement: when the provider gets its 200, both
   * are committed. Outdated events are stored as handled, without a job.
   */
  async keep(deliveries: readonly WebhookDelivery[], job: string, now: Date): Promise<void> {
    const of = (read: (delivery: WebhookDelivery) => string) => sql`${deliveries.map(read)}::text[]`;
    const payload = sql`json_build_object('gatewayId', kept.gateway_id, 'eventId', kept.event_id)`;
    await sql`
      with kept as (
        insert into webhook_inbox (church_id, gateway_id, event_id, type, about, object_id, intent_id, polled, worked_at)
        select delivery.*, case when ${isOutdatedEvent} then ${now}::timestamptz end
        from unnest(${of((delivery) => delivery.churchId)}, ${of((delivery) => delivery.gatewayId)},
          ${of((delivery) => delivery.eventId)}, ${of((delivery) => delivery.type)}, ${of((delivery) => delivery.about)},
          ${of((delivery) => delivery.objectId)}, ${of((delivery) => delivery.intentId)},
          ${deliveries.map(({ polled }) => polled ?? false)}::boolean[]
        ) as delivery (church_id, gateway_id, event_id, type, about, object_id, intent_id, polled)
        on conflict (gateway_id, event_id) do nothing
        returning gateway_id, event_id, worked_at
      )
      select graphile_worker.add_job(${job}, payload := ${payload}, max_attempts := 12)
      from kept where worked_at is null`.execute(db.withoutPlugins());
  },

  /** Marks an outdated event as handled; returns whether it was. Webhooks often arrive before the answer. */
  completeIfOutdated: async (gatewayId: string, eventId: string, now: Date): Promise<boolean> =>
    (
      await sql`update webhook_inbox as delivery set worked_at = ${now}
        where gateway_id = ${gatewayId} and event_id = ${eventId} and worked_at is null and ${isOutdatedEvent}`.execute(
        db,
      )
    ).numAffectedRows === 1n,

  find: (gatewayId: string, eventId: string) =>
    db
      .selectFrom("webhookInbox")
      .selectAll()
      .where("gatewayId", "=", gatewayId)
      .where("eventId", "=", eventId)
      .executeTakeFirst(),

  complete: (gatewayId: string, eventId: string, workedAt: Date) =>
    db
      .updateTable("webhookInbox")
      .set({ workedAt })
      .where("gatewayId", "=", gatewayId)
      .where("eventId", "=", eventId)
      .execute(),
});
