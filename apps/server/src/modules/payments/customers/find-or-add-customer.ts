import type { Payments } from "../payments.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import { requireCapability } from "../../payment-providers/index.ts";

interface CustomerDetails {
  personId: string;
  email: string;
  name: string;
}

/**
 * Finds the customer of a person at a payment provider, or creates one. The idempotency key is derived from the person,
 * so that two requests at once get the same customer.
 */
export async function findOrAddCustomer(
  context: Pick<Payments, "encryption" | "methods" | "providers">,
  gateway: Gateway,
  { personId, email, name }: CustomerDetails,
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
