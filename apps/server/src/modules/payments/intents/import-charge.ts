import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { ChargeIds } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";
import { applyPaymentUpdate } from "./apply-payment-update.ts";
import { chargeQuery } from "./charge-query.ts";

/** Fetches the state of a charge and applies it to its payment intent. Returns false when there is no such intent. */
export async function importCharge(
  context: Payments,
  gateway: Gateway,
  { providerId, intentId }: ChargeIds,
): Promise<boolean> {
  const { churchId } = gateway;
  const intent =
    (providerId && (await context.intents.findByProviderId(gateway.id, providerId))) ||
    (intentId && (await context.intents.find(churchId, intentId)));
  if (!intent || intent.gatewayId !== gateway.id) return false;
  const query = { ...chargeQuery(intent), providerId };
  const update = await context.providers[gateway.provider].charges.look(openAccount(context, gateway), query);
  if (update?.outcome === "unknown") throw new Error(update.why);
  if (update) await applyPaymentUpdate(context, intent, update);
  return true;
}
