import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";
import type { MethodRow } from "./method-store.ts";

/** A bank account that the donor's browser set up without us, when a gift names it for the first time. */
export async function learnBank(
  giving: Pick<Payments, "encryption" | "methods" | "providers">,
  gateway: Gateway,
  personId: string,
  id: string,
): Promise<MethodRow | undefined> {
  const { churchId, id: gatewayId } = gateway;
  const customerId = await giving.methods.customerOf(churchId, gatewayId, personId);
  const { banks } = giving.providers[gateway.provider];
  if (!customerId || !banks || !id.startsWith("pm_")) return undefined;
  const found = await banks.find(openAccount(giving, gateway), { id, customerId }).catch(() => null);
  if (!found) return undefined;
  await giving.methods.keep({ ...found, churchId, gatewayId, customerId, personId, email: "" });
  return giving.methods.find(churchId, gatewayId, found.id);
}
