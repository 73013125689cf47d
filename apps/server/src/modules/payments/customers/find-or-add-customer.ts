import type { Payments } from "../payments.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import { requireCapability } from "../../payment-providers/index.ts";

interface Giver {
  personId: string;
  email: string;
  name: string;
}

/**
 * The customer that stands for a person at a payment provider, made where there is none. The provider is asked under a key that
 * is the person's own, so that two who ask at once are given the same one.
 */
export async function findOrAddCustomer(
  context: Pick<Payments, "encryption" | "methods" | "providers">,
  gateway: Gateway,
  { personId, email, name }: Giver,
): Promise<string> {
  const { churchId, id: gatewayId } = gateway;
  const known = await context.methods.customerOf(churchId, gatewayId, personId);
  if (known) return known;
  const customers = requireCapability(context.providers[gateway.provider], "customers");
  const key = `customer-${churchId}-${gatewayId}-${personId}`;
  const made = await customers.create(openAccount(context, gateway), { key, email, name, personId });
  await context.methods.keepCustomer({ churchId, gatewayId, id: made, personId });
  return (await context.methods.customerOf(churchId, gatewayId, personId)) ?? made;
}
