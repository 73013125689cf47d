import type { Refunds } from "../refunds.ts";
import { openAccount } from "../../gateways/index.ts";
import type { WebhookEvent } from "../../payments/index.ts";
import { applyDispute } from "./apply-dispute.ts";

export const handleDisputeEvent = async (giving: Refunds, { gateway, delivery }: WebhookEvent): Promise<void> => {
  const { disputes } = giving.providers[gateway.provider];
  const update = await disputes?.look(openAccount(giving, gateway), delivery.objectId);
  if (update) await applyDispute(giving, gateway, update);
};
