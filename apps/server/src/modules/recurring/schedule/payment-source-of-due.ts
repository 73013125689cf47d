import type { PaymentSource } from "../../payments/index.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { Recurring } from "../recurring.ts";
import type { Subscription } from "../subscription.ts";

/** Returns the payment source of the due payment: the saved method, or the order that the subscription began with. */
export async function paymentSourceOfDue(
  context: Pick<Recurring, "orders">,
  subscription: Subscription,
): Promise<PaymentSource> {
  const { churchId, gatewayId, customerId } = subscription;
  const { methodId: id, methodType: type, methodName: name, methodLast4: last4 } = subscription;
  const paymentSource = { id, type, name, last4, customerId, fingerprint: "" };
  const order = isPaidByOrder(subscription) ? await context.orders.findByOrderId(churchId, gatewayId, id) : undefined;
  return order ? { ...paymentSource, giftId: order.id } : paymentSource;
}

/** True while the subscription has only its first order, and no saved card yet. */
export const isPaidByOrder = ({ customerId }: Subscription): boolean => customerId === "";

/** Switches to the card of the first order, once the provider has saved it. It pays from the second payment on. */
export async function switchToSavedCard(
  context: Pick<Recurring, "encryption" | "providers" | "subscriptions">,
  gateway: Gateway,
  subscription: Subscription,
): Promise<Subscription> {
  const { orders } = context.providers[gateway.provider];
  const found = await orders?.read(openAccount(context, gateway), subscription.methodId);
  const saved = found?.card?.saved;
  if (!saved) return subscription;
  const { id: methodId, type: methodType, name: methodName, last4: methodLast4 } = saved.method;
  const { customerId } = saved;
  return context.subscriptions.change(subscription, { methodId, methodType, methodName, methodLast4, customerId });
}
