import { openAccount } from "../gateways/open-account.ts";
import type { WebhookHandler } from "../webhooks/webhook-handler.ts";
import { applyDispute } from "./apply-dispute.ts";

export const handleDisputeEvent: WebhookHandler = async (giving, { gateway, delivery }) => {
  const { disputes } = giving.providers[gateway.provider];
  const update = await disputes?.look(openAccount(giving, gateway), delivery.objectId);
  if (update) await applyDispute(giving, gateway, update);
};
