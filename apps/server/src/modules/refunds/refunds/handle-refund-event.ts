import type { Refunds } from "../refunds.ts";
import { openAccount } from "../../gateways/index.ts";
import type { WebhookEvent } from "../../payments/index.ts";
import { bringRefund } from "./bring-refund.ts";

export const handleRefundEvent = async (context: Refunds, { gateway, delivery }: WebhookEvent): Promise<void> => {
  const { refunds } = context.providers[gateway.provider];
  const seen = await refunds.look?.(openAccount(context, gateway), delivery.objectId);
  if (seen) await bringRefund(context, gateway, seen);
};
