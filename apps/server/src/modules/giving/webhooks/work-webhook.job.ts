import { z } from "zod";
import { openAccount } from "../gateways/open-account.ts";
import type { Giving } from "../giving.ts";
import { applyNews } from "../intents/apply-news.ts";

export const WORK_WEBHOOK = "giving-work-webhook";
const Payload = z.object({ gatewayId: z.string(), eventId: z.string() });

/** Asks for the present state of what was told of, and applies it: in which order things were told does not matter. */
export async function workWebhook(giving: Giving, payload: unknown): Promise<void> {
  const { gatewayId, eventId } = Payload.parse(payload);
  const letter = await giving.inbox.find(gatewayId, eventId);
  const gateway = letter && (await giving.gateways.find(letter.churchId, gatewayId));
  if (!letter || !gateway || letter.workedAt) return;
  const { churchId, objectId, intentId } = letter;
  const intent =
    (objectId && (await giving.intents.findByProviderId(gatewayId, objectId))) ||
    (intentId && (await giving.intents.find(churchId, intentId)));
  if (intent) {
    const { charges } = giving.providers[gateway.provider];
    const { id, customerId, createdAt: since } = intent;
    const news = await charges.look(openAccount(giving, gateway), {
      providerId: objectId,
      intentId: id,
      customerId,
      since,
    });
    if (news?.outcome === "unknown") throw new Error(news.why);
    if (news) await applyNews(giving, intent, news);
  }
  await giving.inbox.done(gatewayId, eventId, giving.now());
}
