import { z } from "zod";
import type { Connection, OpenTransaction } from "../../../platform/database/connection.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Gateways } from "../gateways.ts";
import type { Gateway } from "./gateway-store.ts";
import { openAccount } from "./open-account.ts";
import { encryptionContext } from "./encryption-context.ts";

export const REGISTER_WEBHOOK = "giving-ask-to-be-told";
const Payload = z.object({ churchId: z.string(), gatewayId: z.string() });

/** Queues the registration as a job, so that no request waits for it. Until it succeeds, events are polled. */
export const queueWebhookRegistration = (
  tx: Connection | OpenTransaction,
  { churchId, id: gatewayId }: Gateway,
): Promise<void> =>
  addJob(tx, { name: REGISTER_WEBHOOK, payload: { churchId, gatewayId }, key: `${REGISTER_WEBHOOK} ${gatewayId}` });

export async function runWebhookRegistration(
  context: Pick<Gateways, "appUrls" | "encryption" | "gateways" | "providers">,
  payload: unknown,
): Promise<void> {
  const { churchId, gatewayId } = Payload.parse(payload);
  const gateway = await context.gateways.find(churchId, gatewayId);
  if (gateway && !gateway.webhookSecret) await registerWebhook(context, gateway);
}

/** Registers our webhook URL at the payment provider and stores the secret encrypted. */
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
