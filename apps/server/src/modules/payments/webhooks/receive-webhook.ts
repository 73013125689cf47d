import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { openAccount, encryptionContext } from "../../gateways/index.ts";
import { clientNetworkHash as networkOf } from "../../visitors/index.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import type { Payments } from "../payments.ts";
import { WORK_WEBHOOK } from "./work-webhook.job.ts";

interface Arrived {
  provider: string;
  gatewayId: string;
  body: Buffer;
  headers: Record<string, string | undefined>;
  address: string;
}

/** Anybody may send deliveries here, and each must not make us call a payment provider. Who is refused by these is told to come again. */
const ASKS_BY_NETWORK: Limit = { name: "webhook-asks-network", tries: 10, seconds: 600 };
const ASKS_BY_CHURCH: Limit = { name: "webhook-asks-church", tries: 30, seconds: 600 };

/**
 * Takes what a payment provider tells us: proves that it is it who tells it, keeps it, and only then says yes. It is worked on
 * afterwards, so that it never waits for us; what is not kept is told again.
 */
export async function receiveWebhook(
  context: Payments,
  { provider, gatewayId, body, headers, address }: Arrived,
): Promise<boolean> {
  const gateway = await context.wholeGateways.byId(gatewayId);
  if (!gateway || gateway.provider !== provider || !gateway.webhookSecret) return false;
  const { churchId } = gateway;
  const secret = context.encryption.decrypt(gateway.webhookSecret, encryptionContext(churchId, gatewayId));
  const { webhooks } = context.providers[gateway.provider];
  const mayAsk = async () => {
    await context.limits.count(ASKS_BY_NETWORK, networkOf(context, address));
    await context.limits.count(ASKS_BY_CHURCH, churchId);
  };
  const told = await webhooks.read(openAccount(context, gateway), {
    secret,
    body,
    headers,
    now: context.now(),
    mayAsk,
  });
  if (!told) return false;
  const { eventId, type, about, objectId, intentId } = told;
  await waitForAsker(context, intentId);
  await faultPoint("webhook-before-keep");
  const delivery = { churchId, gatewayId, eventId, type, about, objectId, intentId };
  await context.inbox.keep([delivery], WORK_WEBHOOK, context.now());
  await faultPoint("webhook-after-keep");
  return true;
}

const PATIENCE_MS = 3000;

/**
 * A provider often tells of a charge before it has answered who asked for it. Then that one books it, a moment later, and this
 * delivery is outdated, and nothing follows from it.
 */
async function waitForAsker({ underWay }: Pick<Payments, "underWay">, intentId: string): Promise<void> {
  const asking = underWay.get(intentId);
  if (!asking) return;
  let bell: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => {
    bell = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([asking, enough]);
  clearTimeout(bell);
}
