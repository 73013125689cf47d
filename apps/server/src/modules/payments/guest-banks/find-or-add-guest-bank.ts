import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { Donor } from "../donors/find-or-add-donor.ts";
import type { PayingMethod } from "../payment-methods/method-reader.ts";
import type { Payments } from "../payments.ts";

/**
 * Finds and saves the bank account that this guest set up in the browser, when the gift names it. The provider says
 * whose customer it belongs to, and this must be one that was made for this guest.
 */
export async function findOrAddGuestBank(
  context: Pick<Payments, "encryption" | "guests" | "methods" | "now" | "providers">,
  guest: NonNullable<Donor["guest"]>,
  gateway: Gateway,
  id: string,
): Promise<PayingMethod | undefined> {
  const { churchId, id: gatewayId } = gateway;
  const provider = context.providers[gateway.provider];
  if (!provider.banks || !id.startsWith("pm_")) return undefined;
  const own = await context.guests.bankCustomersOf({ churchId, gatewayId }, guest);
  // The provider is not asked for a guest who has set up nothing.
  if (own.length === 0) return undefined;
  const found = await provider.methods.look(openAccount(context, gateway), { id, customerId: "" }).catch(() => null);
  if (found?.outcome !== "saved" || found.method.type !== "bank") return undefined;
  const { customerId, method } = found;
  if (!own.includes(customerId)) return undefined;
  // Stored without the email: erasing a person could not find the account, because it belongs to no person.
  await context.methods.keep({ ...method, churchId, gatewayId, customerId, personId: null, email: "" });
  await context.guests.keepCard({
    churchId,
    gatewayId,
    methodId: method.id,
    captchaTokenId: guest.captchaTokenId,
    place: guest.networkHash,
    madeAt: context.now(),
  });
  return context.methods.find(churchId, gatewayId, method.id);
}
