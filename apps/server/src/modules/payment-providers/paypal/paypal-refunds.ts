import type { Refund } from "@paypal/paypal-server-sdk";
import type { Currency } from "@offertory/i18n";
import { isSameMoney, type Money } from "../../../platform/money/money.ts";
import type { PaymentProvider, RefundUpdate, ProviderRefund } from "../payment-provider.ts";
import { readOrder } from "./capture-order.ts";
import type { PaypalOf } from "./open-paypal.ts";
import { moneyIn, paypalAmount } from "./paypal-money.ts";
import { isFinal, isMissing, refusalIn, errorMessageOf } from "./paypal-refusal.ts";

/** Prefix of `custom_id` in our refunds. A refund made on PayPal's website inherits the `custom_id` of its payment. */
const REFUND_ID_PREFIX = "refund:";

export const paypalRefunds = (paypalOf: PaypalOf): PaymentProvider["refunds"] => ({
  async refund(account, { key, refundId, chargeId, amount }): Promise<RefundUpdate> {
    try {
      const { result } = await paypalOf(account).payments.refundCapturedPayment({
        captureId: chargeId,
        paypalRequestId: key,
        prefer: "return=representation",
        body: { amount: paypalAmount(amount), customId: `${REFUND_ID_PREFIX}${refundId}` },
      });
      return refundUpdateOf(result, amount);
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal && isFinal(refusal)) return { outcome: "failed", refundId: "", reason: refusal.reason };
      return { outcome: "unknown", why: errorMessageOf(error) };
    }
  },

  async look(account, refundId) {
    try {
      const paypal = paypalOf(account);
      const { result } = await paypal.payments.getRefund({ refundId });
      if (result.id !== refundId) throw new Error("The answer was no refund.");
      return describe(paypal.currency, result, captureOf(result));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },

  /** Reads the refunds from the order, because a capture of PayPal does not list them. */
  async listOf(account, chargeId) {
    const paypal = paypalOf(account);
    const { result } = await paypal.payments.getCapturedPayment({ captureId: chargeId });
    const orderId = result.supplementaryData?.relatedIds?.orderId;
    const order = orderId ? await readOrder(paypal, orderId) : null;
    if (!order) throw new Error("The payment has no order.");
    const refunds = order.purchaseUnits?.[0]?.payments?.refunds ?? [];
    return refunds
      .filter((refund) => [chargeId, ""].includes(captureOf(refund)))
      .map((refund) => describe(paypal.currency, refund, chargeId));
  },
});

/** PayPal names the capture of a refund only in the link `up`. */
const captureOf = ({ links }: Refund): string =>
  /\/captures\/(\w+)$/.exec(links?.find(({ rel }) => rel === "up")?.href ?? "")?.[1] ?? "";

function describe(currency: Currency, refund: Refund, chargeId: string): ProviderRefund {
  const { id: refundId = "", customId = "" } = refund;
  const amount = moneyIn(currency, refund.amount);
  if (amount === null || !refundId) throw new Error("The answer was no refund.");
  const isOurs = customId.startsWith(REFUND_ID_PREFIX);
  return {
    chargeId,
    providerId: "",
    intentId: isOurs ? "" : customId,
    refundId,
    ourId: isOurs ? customId.slice(REFUND_ID_PREFIX.length) : "",
    amount,
    update: refundUpdateOf(refund, amount),
  };
}

function refundUpdateOf({ id, status, amount: given }: Refund, amount: Money): RefundUpdate {
  const refunded = moneyIn(amount.currency, given);
  if (!id || !refunded || !isSameMoney(refunded, amount))
    return { outcome: "unknown", why: "the answer was no such refund" };
  switch (String(status)) {
    case "COMPLETED":
      return { outcome: "succeeded", refundId: id };
    case "PENDING":
      return { outcome: "processing", refundId: id };
    case "CANCELLED":
    case "FAILED":
      return { outcome: "failed", refundId: id, reason: "" };
    default:
      return { outcome: "unknown", why: "the answer was no refund" };
  }
}
