import type { Stripe } from "stripe";
import type { Account } from "../account.ts";
import type { DisputeUpdate, PaymentProvider } from "../payment-provider.ts";
import { nullWhenMissing } from "./null-when-missing.ts";
import type { StripeOf } from "./open-stripe.ts";
import { moneyIn } from "./stripe-money.ts";
import { chargeIdsOf, assertStripeObject } from "./stripe-ids.ts";

export const stripeDisputes = (stripeOf: StripeOf): NonNullable<PaymentProvider["disputes"]> => ({
  look: (account, disputeId) =>
    nullWhenMissing(async () =>
      describe(
        account,
        assertStripeObject("dispute", await stripeOf(account).disputes.retrieve(disputeId, { expand: ["charge"] })),
      ),
    ),
});

/** Null where the charge is in another currency than the church's: we made no such charge. */
function describe(account: Account, dispute: Stripe.Dispute): DisputeUpdate | null {
  const amount = moneyIn(account, dispute.amount, dispute.currency);
  if (!amount) return null;
  return {
    ...chargeIdsOf(dispute),
    disputeId: dispute.id,
    status: statusOf(dispute.status),
    reason: dispute.reason,
    amount,
    dueAt: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : null,
    openedAt: new Date(dispute.created * 1000),
    moves: dispute.balance_transactions.map((line) => toBalanceTransaction(account, line)),
  };
}

function toBalanceTransaction(account: Account, { id, amount: moved, fee: kept, currency }: Stripe.BalanceTransaction) {
  const amount = moneyIn(account, moved, currency);
  const fee = moneyIn(account, kept, currency);
  if (!amount || !fee) throw new Error("The account is in another currency than its church.");
  return { id, amount, fee };
}

function statusOf(status: Stripe.Dispute.Status): DisputeUpdate["status"] {
  switch (status) {
    case "won":
    case "prevented":
    case "warning_closed":
      return "won";
    // An appeal follows a lost dispute: the church does not have the money unless it wins the appeal.
    case "lost":
    case "appeal_needs_response":
    case "appeal_under_review":
      return "lost";
    case "warning_needs_response":
    case "warning_under_review":
      return "inquiry";
    default:
      return "open";
  }
}
