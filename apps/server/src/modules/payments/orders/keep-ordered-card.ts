import { readPersonOf } from "../../people/index.ts";
import { openAccount } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";

interface EndedGift {
  churchId: string;
  intentId: string;
  outcome: string;
}

/** Saves the card of a paid order for a donor who asked for it. */
export async function keepOrderedCard(context: Payments, { churchId, intentId, outcome }: EndedGift): Promise<void> {
  const order = outcome === "succeeded" ? await context.orders.find(churchId, intentId) : undefined;
  if (!order?.saveCard || !order.personId) return;
  const gateway = await context.gateways.find(churchId, order.gatewayId);
  const orders = gateway && context.providers[gateway.provider].orders;
  if (!orders) return;
  const card = (await orders.read(openAccount(context, gateway), order.orderId))?.card;
  // PayPal has not saved the card yet, or is out of reach: the error makes the job try again later.
  if (!card?.saved) throw new Error("The card is not saved yet.");
  const { personId, gatewayId } = order;
  const { method, customerId } = card.saved;
  await context.methods.keepCustomer({ churchId, gatewayId, id: customerId, personId });
  const known = await context.methods.customerOf(churchId, gatewayId, personId);
  // Two first gifts at once created two customers for one person: the card of the second is stored, too.
  if (known !== customerId) await context.methods.keepCustomer({ churchId, gatewayId, id: customerId, personId: null });
  const email = (await readPersonOf(context.people, churchId, personId))?.contactInfo.email ?? "";
  await context.methods.keep({ ...method, churchId, gatewayId, customerId, personId, email });
}
