import type { CallAnswer, testGateway as call } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Gateways } from "../gateways.ts";
import { GatewayNotFound } from "../gateways-errors.ts";
import { openAccount } from "./open-account.ts";
import { registerWebhook } from "./register-webhook.job.ts";

/** Checks the keys at the provider, stores the result, and registers the webhook where that did not succeed before. */
export async function testGateway(
  context: Pick<Gateways, "appUrls" | "encryption" | "gateways" | "now" | "providers">,
  id: string,
  { churchId }: Caller,
): Promise<CallAnswer<typeof call>> {
  const gateway = await context.gateways.find(churchId, id);
  if (!gateway) throw new GatewayNotFound();
  const connection = await context.providers[gateway.provider].check(openAccount(context, gateway));
  await context.gateways.keepTest(gateway, connection, context.now());
  // A provider refuses a webhook URL that it cannot reach. The gateway still works: its events are polled.
  if (connection === "works" && !gateway.webhookSecret) await registerWebhook(context, gateway).catch(() => {});
  const after = await context.gateways.find(churchId, id);
  return { connection, webhooks: Boolean(after?.webhookSecret) };
}
