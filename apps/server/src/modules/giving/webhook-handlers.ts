import { handleDisputeEvent } from "./disputes/handle-dispute-event.ts";
import { handlePaymentMethodEvent } from "./payment-methods/handle-payment-method-event.ts";
import { handleChargeEvent } from "./intents/handle-charge-event.ts";
import type { EventSubject } from "./providers/payment-provider.ts";
import { handleRenewalEvent, handleScheduleEvent } from "./subscriptions/handle-renewal-event.ts";
import { handleRefundEvent } from "./refunds/handle-refund-event.ts";
import type { WebhookHandler } from "./webhooks/webhook-handler.ts";

/** Who hears what. What is missing here is kept in the inbox and nothing follows from it. */
export const WEBHOOK_HANDLERS: Partial<Record<EventSubject, WebhookHandler>> = {
  charge: handleChargeEvent,
  renewal: handleRenewalEvent,
  schedule: handleScheduleEvent,
  refund: handleRefundEvent,
  dispute: handleDisputeEvent,
  method: handlePaymentMethodEvent,
};
