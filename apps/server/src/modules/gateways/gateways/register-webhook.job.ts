import { z } from "zod";
import type { Connection, OpenTransaction } from "../../../platform/database/connection.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Gateways } from "../gateways.ts";
import type { Gateway } from "./gateway-store.ts";
import { openAccount } from "./open-account.ts";
import { encryptionContext } from "./encryption-context.ts";

export const REGISTER_WEBHOOK = "giving-ask-to-be-told";
const Payload = z.object({ churchId: z.string(), gatewayId: z.string() });

/** Soon, and again until it succeeds: nobody waits for it, because until then we ask the provider ourselves. */
export const registerWebhookSoon = (
  tx: Connection | OpenTransaction,
  { churchId, id: gatewayId }: Gateway,
): Promise<void> =>
  addJob(tx, { name: REGISTER_WEBHOOK, payload: { churchId, gatewayId }, key: `${REGISTER_WEBHOOK} ${gatewayId}` });

export async function registerWebhookLater(
  context: Pick<Gateways, "appUrls" | "encryption" | "gateways" | "providers">,
  payload: unknown,
): Promise<void> {
  const { churchId, gatewayId } = Payload.parse(payload);
  const gateway = await context.gateways.find(churchId, gatewayId);
  if (gateway && !gateway.webhookSecret) await registerWebhook(context, gateway);
}

/** Asks the payment provider to tell us what happens, at our own address. */
export async function registerWebhook(
  context: Pick<Gateways, "appUrls" | "encryption" | "gateways" | "providers">,
  gateway: Gateway,
): Promise<void> {
  const { churchId, id, provider } = gateway;
  const url = `${context.appUrls.portal}/api/giving/webhooks/${provider}/${id}`;
  const secret = await context.providers[provider].webhooks.register(openAccount(context, gateway), url);
  await context.gateways.keepWebhookSecret(
    gateway,
    context.encryption.encrypt(secret, encryptionContext(churchId, id)),
  );
}
