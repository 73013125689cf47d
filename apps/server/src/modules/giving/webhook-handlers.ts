import { handleDisputeEvent, handleRefundEvent } from "../refunds/index.ts";
import { handlePaymentMethodEvent, handleChargeEvent, type WebhookHandlers } from "../payments/index.ts";
import { handleRenewalEvent, handleScheduleEvent } from "../recurring/index.ts";
import type { Giving } from "./giving.ts";

/** Which function handles which events. */
export const webhookHandlers = (giving: Giving): WebhookHandlers => ({
  charge: (event) => handleChargeEvent(giving, event),
  renewal: (event) => handleRenewalEvent(giving, event),
  schedule: (event) => handleScheduleEvent(giving, event),
  refund: (event) => handleRefundEvent(giving, event),
  dispute: (event) => handleDisputeEvent(giving, event),
  method: (event) => handlePaymentMethodEvent(giving, event),
});
