import { authenticate } from "../cards/authenticate-card.ts";
import type { Card } from "../cards/cards.ts";
import { unprocessable } from "../refusal.ts";
import type { OrderRow } from "../rows.ts";
import { showOrder } from "./show-order.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import type { World } from "../world.ts";

/** Sets the order's card and approves the order, unless the card's bank must ask the donor first. */
export function approveOrder(
  world: World,
  order: OrderRow,
  card: Card,
  { present, verification = order.verification }: { present: boolean; verification?: string | undefined },
): void {
  if (order.status === "COMPLETED") {
    throw unprocessable("ORDER_ALREADY_CAPTURED", "The order is completed and takes no other card.");
  }
  if (order.wallet) {
    throw unprocessable("PAYMENT_SOURCE_CANNOT_BE_USED", "The order was created for an account, not for a card.");
  }
  const result = present ? authenticate(card.secure, verification) : undefined;
  order.card = card;
  order.payer = undefined;
  order.authentication = result === "ask" ? undefined : result;
  order.updated = world.clock.now();
  if (result === "ask") {
    order.status = "PAYER_ACTION_REQUIRED";
    world.orders.put(order.id, order);
    return;
  }
  markApproved(world, order);
}

export function markApproved(world: World, order: OrderRow): void {
  order.status = "APPROVED";
  order.updated = world.clock.now();
  world.orders.put(order.id, order);
  emitEvent(world, order.account, {
    type: "CHECKOUT.ORDER.APPROVED",
    of: "checkout-order",
    summary: "An order has been approved by its buyer",
    resource: showOrder(world, order),
    about: order.id,
  });
}
