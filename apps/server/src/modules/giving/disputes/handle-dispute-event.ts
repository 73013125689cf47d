import { openAccount } from "../gateways/open-account.ts";
import type { WebhookHandler } from "../webhooks/webhook-handlers.ts";
import { applyDispute } from "./apply-dispute.ts";

export const handleDisputeEvent: WebhookHandler = async (giving, { gateway, delivery }) => {
  const { disputes } = giving.providers[gateway.provider];
  const news = await disputes?.look(openAccount(giving, gateway), delivery.objectId);
  if (news) await applyDispute(giving, gateway, news);
};
