import { newEventId } from "../new-id.ts";
import type { EventRow } from "../rows.ts";
import type { World } from "../world.ts";

export type NewEvent = {
  type: string;
  /** PayPal's name for the type of `resource`. */
  of: "checkout-order" | "capture" | "refund" | "dispute" | "payment_token";
  summary: string;
  resource: { [name: string]: unknown };
  /** The id of the object that the event is about, to look events up by. */
  about: string;
};

/** Stores the event and sends it to every webhook of the account that subscribed to its type. */
export function emitEvent(world: World, account: string, change: NewEvent): EventRow {
  const id = newEventId();
  const time = world.clock.now();
  const self = `${world.base()}/v1/notifications/webhooks-events/${id}`;
  const body = {
    id,
    event_version: "1.0",
    create_time: new Date(time).toISOString(),
    resource_type: change.of,
    ...(change.of !== "dispute" && { resource_version: change.of === "payment_token" ? "3.0" : "2.0" }),
    event_type: change.type,
    summary: change.summary,
    resource: change.resource,
    links: [
      { href: self, rel: "self", method: "GET" },
      { href: `${self}/resend`, rel: "resend", method: "POST" },
    ],
  };
  const event = world.events.put(id, { id, account, time, type: change.type, about: change.about, body });
  deleteExpired(world);
  for (const webhook of world.webhooks.values()) {
    const wanted = webhook.events.includes("*") || webhook.events.includes(change.type);
    if (webhook.account === account && wanted) sendEvent(world, event, webhook);
  }
  return event;
}

export const EVENT_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes expired events. The table is in the order of time, so the first recent event ends the loop. */
function deleteExpired(world: World): void {
  for (const { id, time } of world.events.values()) {
    if (time + EVENT_LIFETIME_MS > world.clock.now()) return;
    world.events.delete(id);
  }
}

export function sendEvent(world: World, event: EventRow, { id, url }: { id: string; url: string }): void {
  world.queue.add({ endpoint: id, url, event: event.id, type: event.type, body: JSON.stringify(event.body) });
}
