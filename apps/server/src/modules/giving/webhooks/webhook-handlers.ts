import type { Selectable } from "kysely";
import type { Gateway } from "../gateways/gateway-store.ts";
import type { Giving } from "../giving.ts";
import type { GivingTables } from "../giving-tables.ts";
import { handleDisputeEvent } from "../disputes/handle-dispute-event.ts";
import { handlePaymentMethodEvent } from "../payment-methods/handle-payment-method-event.ts";
import { handleChargeEvent } from "../intents/handle-charge-event.ts";
import type { EventSubject } from "../providers/payment-provider.ts";
import { handleRenewalEvent, handleScheduleEvent } from "../subscriptions/handle-renewal-event.ts";
import { handleRefundEvent } from "../refunds/handle-refund-event.ts";

export interface WebhookEvent {
  gateway: Gateway;
  delivery: Selectable<GivingTables["webhookInbox"]>;
}

/** Asks for the present state of what was told of, and passes it to the function that applies it. A thrown error means: again, later. */
export type WebhookHandler = (giving: Giving, heard: WebhookEvent) => Promise<void>;

/** Who hears what. What is missing here is kept in the inbox and nothing follows from it. */
export const WEBHOOK_HANDLERS: Partial<Record<EventSubject, WebhookHandler>> = {
  charge: handleChargeEvent,
  renewal: handleRenewalEvent,
  schedule: handleScheduleEvent,
  refund: handleRefundEvent,
  dispute: handleDisputeEvent,
  method: handlePaymentMethodEvent,
};
