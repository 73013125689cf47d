import type { Refunds } from "../refunds.ts";
import { openAccount } from "../../gateways/index.ts";
import type { WebhookEvent } from "../../payments/index.ts";
import { bringRefund } from "./bring-refund.ts";

export const handleRefundEvent = async (giving: Refunds, { gateway, delivery }: WebhookEvent): Promise<void> => {
  const { refunds } = giving.providers[gateway.provider];
  const seen = await refunds.look?.(openAccount(giving, gateway), delivery.objectId);
  if (seen) await bringRefund(giving, gateway, seen);
};
