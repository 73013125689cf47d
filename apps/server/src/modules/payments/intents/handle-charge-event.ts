import type { Payments } from "../payments.ts";
import { openAccount } from "../../gateways/index.ts";
import type { WebhookEvent } from "../webhooks/webhook-handler.ts";
import { applyPaymentUpdate } from "./apply-payment-update.ts";
import { chargeQuery } from "./charge-query.ts";

export const handleChargeEvent = async (context: Payments, { gateway, delivery }: WebhookEvent): Promise<void> => {
  const { churchId, objectId, intentId } = delivery;
  const intent =
    (objectId && (await context.intents.findByProviderId(gateway.id, objectId))) ||
    (intentId && (await context.intents.find(churchId, intentId)));
  // A gift that succeeded never changes, so nothing is fetched for it. Nearly all events are about such gifts.
  if (!intent || intent.status === "succeeded") return;
  const { charges } = context.providers[gateway.provider];
  const query = { ...chargeQuery(intent), providerId: objectId };
  const update = await charges.look(openAccount(context, gateway), query);
  if (update?.outcome === "unknown") throw new Error(update.why);
  if (update) await applyPaymentUpdate(context, intent, update);
};
