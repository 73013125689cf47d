import { openAccount } from "../gateways/open-account.ts";
import type { WebhookHandler } from "../webhooks/webhook-handlers.ts";
import { applyPaymentUpdate } from "./apply-payment-update.ts";

export const handleChargeEvent: WebhookHandler = async (giving, { gateway, delivery }) => {
  const { churchId, objectId, intentId } = delivery;
  const intent =
    (objectId && (await giving.intents.findByProviderId(gateway.id, objectId))) ||
    (intentId && (await giving.intents.find(churchId, intentId)));
  // A gift that succeeded stays so, whatever is told of its charge: nearly all news is of such, and nothing is asked for it.
  if (!intent || intent.status === "succeeded") return;
  const { charges } = giving.providers[gateway.provider];
  const sought = { ...intent, providerId: objectId, intentId: intent.id, since: intent.createdAt };
  const news = await charges.look(openAccount(giving, gateway), sought);
  if (news?.outcome === "unknown") throw new Error(news.why);
  if (news) await applyPaymentUpdate(giving, intent, news);
};
