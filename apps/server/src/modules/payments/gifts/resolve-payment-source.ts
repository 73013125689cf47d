import type { Gateway } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";
import { BankUnverified, MethodNotFound } from "../payments-errors.ts";
import { resolveOrderPaymentSource } from "../orders/resolve-order-payment-source.ts";
import { findOrAddGuestBank } from "../guest-banks/find-or-add-guest-bank.ts";
import { findGuestCard } from "../guest-cards/find-guest-card.ts";
import { findOrAddBank } from "../payment-methods/find-or-add-bank.ts";
import type { PayingMethod } from "../payment-methods/method-reader.ts";
import type { Donor } from "../donors/find-or-add-donor.ts";
import type { PaymentSource } from "../payment-methods/payment-source.ts";
import { resolveWalletPaymentSource } from "../wallets/resolve-wallet-payment-source.ts";

/** The id of the payment source that the client sent, and the saved method with this id, if there is one. */
interface Named {
  id: string;
  method: PayingMethod | undefined;
}

/** Finds the payment source of a gift: an order, a wallet's token, a guest card or a saved method of the donor. */
export async function resolvePaymentSource(
  context: Pick<Payments, "encryption" | "guests" | "intents" | "methods" | "now" | "orders" | "providers">,
  donor: Donor,
  gateway: Gateway,
  { id, method: saved }: Named,
): Promise<PaymentSource> {
  const order = await resolveOrderPaymentSource(context, donor, gateway, id);
  if (order) return order;
  const wallet = await resolveWalletPaymentSource(context, gateway, id);
  if (wallet) return wallet;
  if (donor.guest) {
    const { guest } = donor;
    const card = saved ?? (await findOrAddGuestBank(context, guest, gateway, id));
    return requireVerified(await findGuestCard(context, guest, gateway, card));
  }
  const method = saved ?? (await findOrAddBank(context, gateway, donor.personId, id));
  if (!method || method.personId !== donor.personId) throw new MethodNotFound();
  return requireVerified(method);
}

function requireVerified(method: PayingMethod): PaymentSource {
  if (method.type === "bank" && method.status === "new") throw new BankUnverified();
  return method;
}
