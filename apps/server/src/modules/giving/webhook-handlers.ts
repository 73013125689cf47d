import { handleDisputeEvent, handleRefundEvent } from "../refunds/index.ts";
import { handlePaymentMethodEvent, handleChargeEvent, type WebhookHandlers } from "../payments/index.ts";
import { handleRenewalEvent, handleScheduleEvent } from "../recurring/index.ts";
import type { Giving } from "./giving.ts";

export const webhookHandlers = (context: Giving): WebhookHandlers => ({
  charge: (event) => handleChargeEvent(context, event),
  renewal: (event) => handleRenewalEvent(context, event),
  schedule: (event) => handleScheduleEvent(context, event),
  refund: (event) => handleRefundEvent(context, event),
  dispute: (event) => handleDisputeEvent(context, event),
  method: (event) => handlePaymentMethodEvent(context, event),
});
