import { Stripe } from "stripe";
import type { PaymentProvider, RefundNews } from "../payment-provider.ts";
import type { StripeOf } from "./open-stripe.ts";

export const stripeRefunds = (stripeOf: StripeOf): PaymentProvider["refunds"] => ({
  async refund(account, { key, refundId, chargeId, amount }): Promise<RefundNews> {
    try {
      const refund = await stripeOf(account).refunds.create(
        { charge: chargeId, amount, metadata: { refundId, churchId: account.churchId } },
        { idempotencyKey: key },
      );
      return newsOf(refund);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400) {
        return { outcome: "failed", refundId: "", reason: error.message };
      }
      return { outcome: "unknown", why: error instanceof Error ? error.message : String(error) };
    }
  },
});

function newsOf(refund: Stripe.Response<Stripe.Refund>): RefundNews {
  if (refund.object !== "refund" || !refund.id || refund.lastResponse.statusCode >= 300)
    return { outcome: "unknown", why: "the answer was no refund" };
  if (refund.status === "succeeded") return { outcome: "succeeded", refundId: refund.id };
  if (refund.status === "failed" || refund.status === "canceled")
    return { outcome: "failed", refundId: refund.id, reason: refund.failure_reason ?? "" };
  return { outcome: "processing", refundId: refund.id };
}
