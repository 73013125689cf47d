import { newId, type Account } from "./account.ts";
import { API_VERSION, type Event, type EventType } from "./wire.ts";

const DAY = 24 * 60 * 60;
const KEPT_DAYS = 30;

/** Stores an event and sends it to every endpoint that is enabled for its type. */
export function emitEvent(account: Account, type: EventType, object: object, before?: Record<string, unknown>): Event {
  const endpoints = [...account.endpoints.values()].filter(
    ({ status, enabled_events }) =>
      status === "enabled" && (enabled_events.includes("*") || enabled_events.includes(type)),
  );
  const event: Event = {
    id: newId("evt"),
    object: "event",
    api_version: API_VERSION,
    created: account.clock.seconds(),
    data: { object: structuredClone(object), ...(before ? { previous_attributes: before } : {}) },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: { ...account.request },
    type,
  };
  account.events.put(event.id, event);
  if (endpoints.length > 0) {
    const body = JSON.stringify(event, null, 2);
    for (const { id, url } of endpoints) account.queue.add({ endpoint: id, url, event: event.id, type, body });
  }
  deleteExpired(account);
  return event;
}

/** Deletes events older than thirty days, as Stripe does. */
function deleteExpired({ events, clock }: Account): void {
  const oldest = clock.seconds() - KEPT_DAYS * DAY;
  for (const { id, created } of events.values()) {
    if (created >= oldest) return;
    events.delete(id);
  }
}
