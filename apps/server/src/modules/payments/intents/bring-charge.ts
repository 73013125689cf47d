import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { ChargeNames } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";
import { applyPaymentUpdate } from "./apply-payment-update.ts";
import { chargeSought } from "./charge-sought.ts";

/** Asks for a charge that we have started, and applies the answer. False when we know of none. */
export async function bringCharge(
  giving: Payments,
  gateway: Gateway,
  { providerId, intentId }: ChargeNames,
): Promise<boolean> {
  const { churchId } = gateway;
  const intent =
    (providerId && (await giving.intents.findByProviderId(gateway.id, providerId))) ||
    (intentId && (await giving.intents.find(churchId, intentId)));
  if (!intent || intent.gatewayId !== gateway.id) return false;
  const sought = { ...chargeSought(intent), providerId };
  const update = await giving.providers[gateway.provider].charges.look(openAccount(giving, gateway), sought);
  if (update?.outcome === "unknown") throw new Error(update.why);
  if (update) await applyPaymentUpdate(giving, intent, update);
  return true;
}
