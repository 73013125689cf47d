import { readPersonOf } from "../../people/index.ts";
import { openAccount } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";

interface Ended {
  churchId: string;
  intentId: string;
  outcome: string;
}

/** A donor who asked for it finds the card of a paid order among the saved ones. */
export async function keepOrderedCard(context: Payments, { churchId, intentId, outcome }: Ended): Promise<void> {
  const order = outcome === "succeeded" ? await context.orders.find(churchId, intentId) : undefined;
  if (!order?.saveCard || !order.personId) return;
  const gateway = await context.gateways.find(churchId, order.gatewayId);
  const orders = gateway && context.providers[gateway.provider].orders;
  if (!orders) return;
  const card = (await orders.read(openAccount(context, gateway), order.orderId))?.card;
  // It saves it in its own time, or is out of reach: thrown, it is tried again later.
  if (!card?.saved) throw new Error("The card is not saved yet.");
  const { personId, gatewayId } = order;
  const { method, customerId } = card.saved;
  await context.methods.keepCustomer({ churchId, gatewayId, id: customerId, personId });
  const known = await context.methods.customerOf(churchId, gatewayId, personId);
  // Two first gifts at once made two customers of one person: the second one's card is kept all the same.
  if (known !== customerId) await context.methods.keepCustomer({ churchId, gatewayId, id: customerId, personId: null });
  const email = (await readPersonOf(context.people, churchId, personId))?.contactInfo.email ?? "";
  await context.methods.keep({ ...method, churchId, gatewayId, customerId, personId, email });
}
