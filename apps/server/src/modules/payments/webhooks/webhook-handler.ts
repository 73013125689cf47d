import type { Selectable } from "kysely";
import type { Gateway } from "../../gateways/index.ts";
import type { EventSubject } from "../../payment-providers/index.ts";
import type { PaymentsTables } from "../payments-tables.ts";

export interface WebhookEvent {
  gateway: Gateway;
  delivery: Selectable<PaymentsTables["webhookInbox"]>;
}

/** Asks for the present state of what was told of, and passes it to the function that applies it. A thrown error means: again, later. */
export type WebhookHandler = (heard: WebhookEvent) => Promise<void>;

/** By what an event is about. What has no handler is kept in the inbox and nothing follows from it. */
export type WebhookHandlers = Partial<Record<EventSubject, WebhookHandler>>;
