import type { Order, OrdersCapture } from "@paypal/paypal-server-sdk";
import { isSameMoney, type Money } from "../../../platform/money/money.ts";
import type { PaymentUpdate } from "../charge.ts";
import { moneyIn } from "./paypal-money.ts";
import { isFinal, refusalIn, errorMessageOf } from "./paypal-refusal.ts";

/** The values of our gift that a capture of PayPal must match. */
export interface Expected {
  intentId: string;
  amount: Money;
}

type Capture = Pick<OrdersCapture, "id" | "status" | "amount" | "customId" | "sellerReceivableBreakdown"> & {
  processorResponse?: { responseCode?: string };
};

const CAPTURED_STATUSES = new Set<unknown>(["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"]);

/** Translates an order by its captures; null while it has none. An order is COMPLETED even when the bank declined. */
export function updateOfOrder(order: Order, expected: Expected): PaymentUpdate | null {
  const captures = order.purchaseUnits?.[0]?.payments?.captures ?? [];
  const capture = captures.find(({ status }) => CAPTURED_STATUSES.has(status)) ?? captures.at(-1);
  if (capture && order.id) return updateOfCapture(capture, order.id, expected);
  if (isOpen(order)) return null;
  return { outcome: "unknown", why: "the answer was no order" };
}

const isOpen = ({ id, status }: Order): boolean => Boolean(id) && Boolean(status) && String(status) !== "COMPLETED";

export function updateOfCapture(capture: Capture, providerId: string, { intentId, amount }: Expected): PaymentUpdate {
  const { id: transactionId, status } = capture;
  if (capture.customId !== intentId) return { outcome: "unknown", why: "the capture is another gift's" };
  if (CAPTURED_STATUSES.has(status) && transactionId) {
    const captured = moneyIn(amount.currency, capture.amount);
    if (!captured || !isSameMoney(captured, amount)) return { outcome: "unknown", why: "another amount was captured" };
    const fee = moneyIn(amount.currency, capture.sellerReceivableBreakdown?.paypalFee);
    return { outcome: "succeeded", providerId, transactionId, fee };
  }
  switch (String(status)) {
    case "PENDING":
      return { outcome: "processing", providerId };
    case "DECLINED":
    case "FAILED":
      return { outcome: "failed", providerId, code: capture.processorResponse?.responseCode ?? "declined", reason: "" };
    default:
      return { outcome: "unknown", why: "the answer was no capture" };
  }
}

/** Translates a thrown error. Only a final refusal of PayPal proves that nothing was charged; all else is unknown. */
export function updateOfError(error: unknown, providerId: string): PaymentUpdate {
  const refusal = refusalIn(error);
  if (refusal && isFinal(refusal))
    return { outcome: "failed", providerId, code: refusal.issue, reason: refusal.reason };
  return { outcome: "unknown", why: errorMessageOf(error) };
}
