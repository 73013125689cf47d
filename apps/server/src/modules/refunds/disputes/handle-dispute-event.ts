import type { Refunds } from "../refunds.ts";
import { openAccount } from "../../gateways/index.ts";
import type { WebhookEvent } from "../../payments/index.ts";
import { applyDispute } from "./apply-dispute.ts";

export const handleDisputeEvent = async (context: Refunds, { gateway, delivery }: WebhookEvent): Promise<void> => {
  const { disputes } = context.providers[gateway.provider];
  const update = await disputes?.look(openAccount(context, gateway), delivery.objectId);
  if (update) await applyDispute(context, gateway, update);
};
