import { bookTransaction, CODES } from "../reporting/book-transaction.ts";
import type { Card } from "../cards/cards.ts";
import { feeOf, showMoney } from "../money.ts";
import { newId, newTokenId } from "../new-id.ts";
import { unprocessable, type Link } from "../refusal.ts";
import type { CaptureRow, OrderRow } from "../rows.ts";
import { saveSource } from "../vault/save-source.ts";
import { payerActionLink } from "./show-order.ts";
import { showCaptureAlone } from "../payments/show-capture.ts";
import type { Payer } from "../wallets/wallets.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import type { World } from "../world.ts";

/** Captures an approved order. If the bank declines, the order is completed too, with a declined capture. */
export function captureOrder(world: World, order: OrderRow): OrderRow {
  const { card, payer } = order;
  if (order.status === "COMPLETED") {
    throw unprocessable("ORDER_ALREADY_CAPTURED", "The order was captured before.");
  }
  if (order.status === "PAYER_ACTION_REQUIRED") {
    throw payerActionRequired(world, order);
  }
  const source = card ?? payer;
  if (order.status !== "APPROVED" || !source) {
    throw unprocessable("ORDER_NOT_APPROVED", "The payer has not approved the order.");
  }
  refuseInstrument(source, [{ ...payerActionLink(world, order), rel: "redirect" }]);
  if (source.fate === "confirm") {
    world.orders.put(order.id, { ...order, status: "PAYER_ACTION_REQUIRED", updated: world.clock.now() });
    throw payerActionRequired(world, order);
  }
  const capture = newCapture(world, order);
  order.status = "COMPLETED";
  order.updated = capture.created;
  order.captureId = capture.id;
  world.orders.put(order.id, order);
  if (capture.status === "COMPLETED") book(world, capture);
  if (capture.status === "COMPLETED" && order.storeInVault) {
    const customer = { customerId: order.customerId ?? newTokenId() };
    order.vaultedAs = payer
      ? saveSource(world, order.account, customer, { payer }).id
      : card && saveSource(world, order.account, customer, { card }).id;
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

/** The payer can choose another source in the window again: PayPal's refusal then has a link to it. */
export function refuseInstrument({ fate }: Card | Payer, links: Link[] = []): void {
  if (fate !== "instrument") return;
  const sentence = "The payment source was declined, or cannot be used for this payment.";
  throw unprocessable("INSTRUMENT_DECLINED", sentence, undefined, links);
}

function payerActionRequired(world: World, order: OrderRow) {
  const sentence = "The payer has not yet confirmed the payment.";
  return unprocessable("PAYER_ACTION_REQUIRED", sentence, undefined, [payerActionLink(world, order)]);
}

function newCapture(world: World, order: OrderRow): CaptureRow {
  const { card } = order;
  const now = world.clock.now();
  const code = typeof card?.fate === "object" ? card.fate.code : "0000";
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
    feeCents: declined ? 0 : feeOf(order),
    refundedCents: 0,
    refundIds: [],
    customId: order.customId,
    invoiceId: order.invoiceId,
    ...(card && { responseCode: code, networkId: newId(15), brand: card.brand }),
  });
}

function book(world: World, { id, account, cents, feeCents, currency, customId, invoiceId }: CaptureRow): void {
  bookTransaction(world, { id, account, code: CODES.payment, cents, feeCents, currency, customId, invoiceId });
}
