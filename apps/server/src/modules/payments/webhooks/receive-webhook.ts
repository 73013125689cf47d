import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { openAccount, encryptionContext } from "../../gateways/index.ts";
import { clientNetworkHash as networkOf } from "../../visitors/index.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import type { Payments } from "../payments.ts";
import { HANDLE_WEBHOOK } from "./handle-webhook.job.ts";

interface ReceivedWebhook {
  provider: string;
  gatewayId: string;
  body: Buffer;
  headers: Record<string, string | undefined>;
  address: string;
}

/**
 * Limits of the calls to a provider that deliveries cause (`checkCallLimit`), because anybody can send forged ones. A delivery
 * over the limit is refused, and the provider repeats it later.
 */
const CALLS_BY_NETWORK: Limit = { name: "webhook-asks-network", tries: 10, seconds: 600 };
const CALLS_BY_CHURCH: Limit = { name: "webhook-asks-church", tries: 30, seconds: 600 };

/**
 * Receives a webhook: verifies the signature, stores the event, and returns true for a 200. A job handles the event
 * afterwards, so that the provider does not wait. The provider repeats a delivery that got no 200.
 */
export async function receiveWebhook(
  context: Payments,
  { provider, gatewayId, body, headers, address }: ReceivedWebhook,
): Promise<boolean> {
  const gateway = await context.gatewaysWithSecrets.byId(gatewayId);
  if (!gateway || gateway.provider !== provider || !gateway.webhookSecret) return false;
  const { churchId } = gateway;
  const secret = context.encryption.decrypt(gateway.webhookSecret, encryptionContext(churchId, gatewayId));
  const { webhooks } = context.providers[gateway.provider];
  const checkCallLimit = async () => {
    await context.limits.count(CALLS_BY_NETWORK, networkOf(context, address));
    await context.limits.count(CALLS_BY_CHURCH, churchId);
  };
  const event = await webhooks.read(openAccount(context, gateway), {
    secret,
    body,
    headers,
    now: context.now(),
    checkCallLimit,
  });
  if (!event) return false;
  const { eventId, type, about, objectId, intentId } = event;
  await waitForCharge(context, intentId);
  await faultPoint("webhook-before-keep");
  const delivery = { churchId, gatewayId, eventId, type, about, objectId, intentId };
  await context.inbox.keep([delivery], HANDLE_WEBHOOK, context.now());
  await faultPoint("webhook-after-keep");
  return true;
}

const MAX_WAIT_MS = 3000;

/**
 * Waits up to 3 seconds for a charge that this process has started. Its webhook often arrives before its answer; once
 * the answer is applied, the event is outdated and needs no job.
 */
async function waitForCharge({ inFlight }: Pick<Payments, "inFlight">, intentId: string): Promise<void> {
  const charging = inFlight.get(intentId);
  if (!charging) return;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS);
  });
  await Promise.race([charging, timeout]);
  clearTimeout(timer);
}
