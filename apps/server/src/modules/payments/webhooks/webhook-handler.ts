import type { Selectable } from "kysely";
import type { Gateway } from "../../gateways/index.ts";
import type { EventSubject } from "../../payment-providers/index.ts";
import type { PaymentsTables } from "../payments-tables.ts";

export interface WebhookEvent {
  gateway: Gateway;
  delivery: Selectable<PaymentsTables["webhookInbox"]>;
}

/** Fetches the current state of the event's object and applies it. After an error the job is tried again later. */
export type WebhookHandler = (event: WebhookEvent) => Promise<void>;

/** The handler of each kind of event. Events without a handler are stored and marked as handled. */
export type WebhookHandlers = Partial<Record<EventSubject, WebhookHandler>>;
