import { bookTransaction, CODES } from "../reporting/book-transaction.ts";
import type { Card } from "../cards/cards.ts";
import { feeOf, showMoney } from "../money.ts";
import { newId, newTokenId } from "../new-id.ts";
import { unprocessable } from "../refusal.ts";
import type { CaptureRow, OrderRow } from "../rows.ts";
import { saveCard } from "../vault/save-card.ts";
import { showCaptureAlone } from "../payments/show-capture.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import type { World } from "../world.ts";

/** Captures an approved order. If the bank declines, the order is completed too, with a declined capture. */
export function captureOrder(world: World, order: OrderRow): OrderRow {
  const { card } = order;
  if (order.status === "COMPLETED") {
    throw unprocessable("ORDER_ALREADY_CAPTURED", "The order was captured before.");
  }
  if (order.status === "PAYER_ACTION_REQUIRED") {
    throw unprocessable("PAYER_ACTION_REQUIRED", "The donor has not yet confirmed the payment with the bank.");
  }
  if (order.status !== "APPROVED" || !card) {
    throw unprocessable("ORDER_NOT_APPROVED", "No card has been given for the order.");
  }
  refuseInstrument(card);
  const capture = newCapture(world, order, card);
  order.status = "COMPLETED";
  order.updated = capture.created;
  order.captureId = capture.id;
  world.orders.put(order.id, order);
  if (capture.status === "COMPLETED") book(world, capture);
  if (capture.status === "COMPLETED" && order.storeInVault) {
    order.vaultedAs = saveCard(world, order.account, { customerId: order.customerId ?? newTokenId(), card }).id;
  }
  const amount = `${showMoney(order.cents, order.currency).value} ${order.currency}`;
  emitEvent(world, order.account, {
    type: `PAYMENT.CAPTURE.${capture.status}`,
    of: "capture",
    summary: `${capture.status === "COMPLETED" ? "Payment completed" : "Payment declined"} for $ ${amount}`,
    resource: showCaptureAlone(world, capture),
    about: capture.id,
  });
  return order;
}

export function refuseInstrument(card: Card): void {
  if (card.fate !== "instrument") return;
  throw unprocessable("INSTRUMENT_DECLINED", "The card was declined, or cannot be used for this payment.");
}

function newCapture(world: World, order: OrderRow, card: Card): CaptureRow {
  const now = world.clock.now();
  const code = typeof card.fate === "object" ? card.fate.code : "0000";
  const declined = code !== "0000";
  const id = newId();
  return world.captures.put(id, {
    id,
    account: order.account,
    orderId: order.id,
    status: declined ? "DECLINED" : "COMPLETED",
    created: now,
    updated: now,
    cents: order.cents,
    currency: order.currency,
    feeCents: declined ? 0 : feeOf(order.cents),
    refundedCents: 0,
    refundIds: [],
    customId: order.customId,
    invoiceId: order.invoiceId,
    responseCode: code,
    networkId: newId(15),
    brand: card.brand,
  });
}

function book(world: World, { id, account, cents, feeCents, currency, customId, invoiceId }: CaptureRow): void {
  bookTransaction(world, { id, account, code: CODES.payment, cents, feeCents, currency, customId, invoiceId });
}
