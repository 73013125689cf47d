import type { Refunds } from "../refunds.ts";
import { openAccount } from "../../gateways/index.ts";
import type { WebhookEvent } from "../../payments/index.ts";
import { importRefund } from "./import-refund.ts";

export const handleRefundEvent = async (context: Refunds, { gateway, delivery }: WebhookEvent): Promise<void> => {
  const { refunds } = context.providers[gateway.provider];
  const seen = await refunds.look?.(openAccount(context, gateway), delivery.objectId);
  if (seen) await importRefund(context, gateway, seen);
};
