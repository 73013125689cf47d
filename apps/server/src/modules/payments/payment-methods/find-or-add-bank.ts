import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";
import type { MethodRow } from "./method-store.ts";

/** Finds and saves a bank account that the donor's browser set up at the provider, when a gift first uses it. */
export async function findOrAddBank(
  context: Pick<Payments, "encryption" | "methods" | "providers">,
  gateway: Gateway,
  personId: string,
  id: string,
): Promise<MethodRow | undefined> {
  const { churchId, id: gatewayId } = gateway;
  const customerId = await context.methods.customerOf(churchId, gatewayId, personId);
  const { banks } = context.providers[gateway.provider];
  if (!customerId || !banks || !id.startsWith("pm_")) return undefined;
  const found = await banks.find(openAccount(context, gateway), { id, customerId }).catch(() => null);
  if (!found) return undefined;
  await context.methods.keep({ ...found, churchId, gatewayId, customerId, personId, email: "" });
  return context.methods.find(churchId, gatewayId, found.id);
}
