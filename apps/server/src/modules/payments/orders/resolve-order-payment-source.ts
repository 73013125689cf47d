import { FUNDING_SOURCE_NAMES } from "@offertory/contract";
import type { PaymentSource } from "../payment-methods/payment-source.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";
import type { GiftOrder } from "./order-store.ts";

interface Giver {
  personId: string;
  isGuest: boolean;
}

/** Finds the order that pays a gift; null when it is not an order of this gateway, or belongs to another person. */
export async function resolveOrderPaymentSource(
  context: Pick<Payments, "encryption" | "orders" | "providers">,
  donor: Giver,
  gateway: Gateway,
  orderId: string,
): Promise<PaymentSource | null> {
  const { orders } = context.providers[gateway.provider];
  const order = orders && (await context.orders.findByOrderId(gateway.churchId, gateway.id, orderId));
  if (!order || !isTheirs(order, donor)) return null;
  const found = await orders.read(openAccount(context, gateway), orderId);
  if (!found) return null;
  const { name = order.fundingSource ? FUNDING_SOURCE_NAMES[order.fundingSource] : "", last4 = "" } = found.card ?? {};
  return { id: orderId, type: found.type, name, last4, customerId: "", fingerprint: "", giftId: order.id };
}

/** An order that was created without signing in may be used by anyone who knows its id. */
const isTheirs = ({ personId }: GiftOrder, donor: Giver): boolean =>
  personId === null || (!donor.isGuest && personId === donor.personId);
