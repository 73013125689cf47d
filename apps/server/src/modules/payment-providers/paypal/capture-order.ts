import { FUNDING_SOURCES } from "@offertory/contract";
import type { Order } from "@paypal/paypal-server-sdk";
import { isSameMoney } from "../../../platform/money/money.ts";
import type { PaymentUpdate, ChargeRequest } from "../charge.ts";
import type { Paypal } from "./open-paypal.ts";
import { updateOfError, updateOfOrder } from "./order-updates.ts";
import { moneyIn, paypalAmount } from "./paypal-money.ts";
import { isMissing, refusalIn } from "./paypal-refusal.ts";
import { paypalSdk } from "./paypal-sdk.ts";

/** Fetches the order; null when it does not exist: PayPal deletes an order that nobody captured for some hours. */
export async function readOrder({ orders }: Paypal, id: string): Promise<Order | null> {
  try {
    const { result } = await orders.getOrder({ id });
    if (result.id !== id || !result.status || result.purchaseUnits?.length !== 1) throw new Error("No order.");
    return result;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Captures an order that the donor approved, after checking its gift, its approval and its amount. */
export async function captureOrder(paypal: Paypal, gift: ChargeRequest): Promise<PaymentUpdate> {
  const { methodId: id, key } = gift;
  try {
    const order = await readOrder(paypal, id);
    if (!order) return { outcome: "failed", providerId: id, code: "order-gone", reason: "" };
    const known = updateOfOrder(order, gift);
    if (known) return known;
    const code = findCaptureProblem(order, gift);
    if (code) return { outcome: "failed", providerId: id, code, reason: "" };
    await setAmount(paypal, order, gift);
    const prefer = "return=representation";
    const { result } = await paypal.orders.captureOrder({ id, paypalRequestId: key, prefer });
    return updateOfOrder(result, gift) ?? { outcome: "unknown", why: "the answer was no capture" };
  } catch (error) {
    return isCaptured(error) ? fetchCapturedOrder(paypal, gift) : updateOfError(error, id);
  }
}

/** Returns the code why an order must not be captured; null where it may be. */
function findCaptureProblem(order: Order, gift: ChargeRequest): string | null {
  if (order.purchaseUnits?.[0]?.customId !== gift.intentId) return "order-of-another-gift";
  if (String(order.status) !== "APPROVED") return "order-not-approved";
  if (isFromAccount(order) && !isAmountOf(order, gift)) return "order-of-another-amount";
  // Without a liability shift from 3-D Secure, the church would pay for a fraudulent card, though PayPal would capture.
  const shift = order.paymentSource?.card?.authenticationResult?.liabilityShift;
  if (shift !== undefined && !LIABILITY_SHIFTED.has(shift)) return "authentication-failed";
  return null;
}

/** In PayPal's or Venmo's window the donor saw the amount of the order, so no other amount may be captured. */
const isFromAccount = ({ paymentSource }: Order): boolean => FUNDING_SOURCES.some((name) => paymentSource?.[name]);

function isAmountOf(order: Order, { amount }: ChargeRequest): boolean {
  const current = moneyIn(amount.currency, order.purchaseUnits?.[0]?.amount);
  return current !== null && isSameMoney(current, amount);
}

const LIABILITY_SHIFTED = new Set<string>(["POSSIBLE", "YES"]);

/** Sets the order to the amount of the gift: older clients create the order before the donor has entered an amount. */
async function setAmount({ orders }: Paypal, order: Order, gift: ChargeRequest): Promise<void> {
  if (isAmountOf(order, gift)) return;
  const { amount, methodId: id } = gift;
  const [unit] = order.purchaseUnits ?? [];
  const { currencyCode, value } = paypalAmount(amount);
  const path = `/purchase_units/@reference_id=='${unit?.referenceId ?? "default"}'/amount`;
  await orders.patchOrder({
    id,
    body: [{ op: paypalSdk().PatchOp.Replace, path, value: { currency_code: currencyCode, value } }],
  });
}

const isCaptured = (error: unknown): boolean =>
  ["ORDER_ALREADY_CAPTURED", "ORDER_ALREADY_COMPLETED"].includes(refusalIn(error)?.issue ?? "");

async function fetchCapturedOrder(paypal: Paypal, gift: ChargeRequest): Promise<PaymentUpdate> {
  try {
    const order = await readOrder(paypal, gift.methodId);
    return (order && updateOfOrder(order, gift)) ?? { outcome: "unknown", why: "captured, and not to be found" };
  } catch (error) {
    return { outcome: "unknown", why: String(error) };
  }
}
