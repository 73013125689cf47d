import { Stripe } from "stripe";
import type { Account } from "../account.ts";
import type { PaymentProvider, RefundUpdate, ProviderRefund } from "../payment-provider.ts";
import { nullWhenMissing } from "./null-when-missing.ts";
import type { StripeOf } from "./open-stripe.ts";
import { moneyIn, stripeAmount } from "./stripe-money.ts";
import { chargeIdsOf, assertStripeObject } from "./stripe-ids.ts";

/** Expanded, because the metadata of the charge has the id of our payment intent. */
const EXPAND = ["charge"];

export const stripeRefunds = (stripeOf: StripeOf): PaymentProvider["refunds"] => ({
  async refund(account, { key, refundId, chargeId, amount }): Promise<RefundUpdate> {
    try {
      const refund = await stripeOf(account).refunds.create(
        { charge: chargeId, amount: stripeAmount(amount).amount, metadata: { refundId, churchId: account.churchId } },
        { idempotencyKey: key },
      );
      return updateOf(assertStripeObject("refund", refund));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400) {
        return { outcome: "failed", refundId: "", reason: error.message };
      }
      return { outcome: "unknown", why: error instanceof Error ? error.message : String(error) };
    }
  },

  look: (account, refundId) =>
    nullWhenMissing(async () =>
      describe(
        account,
        assertStripeObject("refund", await stripeOf(account).refunds.retrieve(refundId, { expand: EXPAND })),
      ),
    ),

  async listOf(account, chargeId) {
    const found: ProviderRefund[] = [];
    const list = stripeOf(account).refunds.list({ charge: chargeId, limit: 100, expand: ["data.charge"] });
    for await (const refund of list) {
      const seen = describe(account, refund);
      if (seen) found.push(seen);
    }
    return found;
  },
});

/** Null where the charge is in another currency than the church's: we made no such charge. */
function describe(account: Account, refund: Stripe.Refund): ProviderRefund | null {
  const amount = moneyIn(account, refund.amount, refund.currency);
  if (!amount) return null;
  const ourId = refund.metadata?.["refundId"] ?? "";
  return { ...chargeIdsOf(refund), refundId: refund.id, ourId, amount, update: updateOf(refund) };
}

function updateOf(refund: Stripe.Refund): RefundUpdate {
  const { id: refundId } = refund;
  if (refund.status === "succeeded") return { outcome: "succeeded", refundId };
  if (refund.status === "failed" || refund.status === "canceled")
    return { outcome: "failed", refundId, reason: refund.failure_reason ?? "" };
  return { outcome: "processing", refundId, taken: refund.balance_transaction !== null };
}
