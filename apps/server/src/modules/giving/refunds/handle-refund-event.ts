import { openAccount } from "../gateways/open-account.ts";
import type { WebhookHandler } from "../webhooks/webhook-handler.ts";
import { bringRefund } from "./bring-refund.ts";

export const handleRefundEvent: WebhookHandler = async (giving, { gateway, delivery }) => {
  const { refunds } = giving.providers[gateway.provider];
  const seen = await refunds.look?.(openAccount(giving, gateway), delivery.objectId);
  if (seen) await bringRefund(giving, gateway, seen);
};
