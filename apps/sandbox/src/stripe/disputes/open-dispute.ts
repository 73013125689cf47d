import { newId, type Account } from "../account.ts";
import { bookEntry } from "../balance.ts";
import { emitEvent } from "../emit-event.ts";
import type { Charge, Dispute } from "../wire.ts";

const FEE = 1500;
const WEEK = 7 * 24 * 60 * 60;

/** Opens a dispute: the amount and a fee are taken from the balance at once. */
export function openDispute(account: Account, charge: Charge, reason: string): Dispute {
  const id = newId("du");
  const amount = charge.amount - charge.amount_refunded;
  const withdrawal = bookEntry(account, {
    source: id,
    amount: -amount,
    currency: charge.currency,
    fee: FEE,
    feeText: "Dispute fee",
    type: "adjustment",
    category: "dispute",
    description: `Chargeback withdrawal for ${charge.id}`,
    days: 0,
  });
  account.charges.put(charge.id, { ...charge, disputed: true });
  const card = charge.payment_method_details?.card;
  const dispute: Dispute = {
    id,
    object: "dispute",
    amount,
    balance_transactions: [withdrawal],
    charge: charge.id,
    created: account.clock.seconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: account.clock.seconds() + WEEK,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    ...(card
      ? {
          payment_method_details: {
            card: {
              brand: card.brand ?? "visa",
              case_type: "chargeback",
              network: card.network ?? "visa",
              network_reason_code: "83",
            },
            type: "card",
          },
        }
      : {}),
    reason,
    status: "needs_response",
  };
  account.disputes.put(id, dispute);
  emitEvent(account, "charge.dispute.created", dispute);
  emitEvent(account, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

function noEvidence(): Dispute["evidence"] {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  };
}
