import { openAccount } from "../gateways/open-account.ts";
import type { Hear } from "../webhooks/webhook-handlers.ts";
import { applyDispute } from "./apply-dispute.ts";

export const handleDisputeEvent: Hear = async (giving, { gateway, delivery }) => {
  const { disputes } = giving.providers[gateway.provider];
  const news = await disputes?.look(openAccount(giving, gateway), delivery.objectId);
  if (news) await applyDispute(giving, gateway, news);
};
