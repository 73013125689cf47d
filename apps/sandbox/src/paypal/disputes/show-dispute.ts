import { isoTime } from "../iso-time.ts";
import { showMoney } from "../money.ts";
import type { DisputeRow } from "../rows.ts";
import { merchantId } from "../orders/show-order.ts";
import type { World } from "../world.ts";

export function showDisputeShort(world: World, dispute: DisputeRow) {
  return {
    dispute_id: dispute.id,
    create_time: isoTime(dispute.created),
    update_time: isoTime(dispute.updated),
    status: dispute.status,
    reason: dispute.reason,
    dispute_state: dispute.status === "RESOLVED" ? "RESOLVED" : "REQUIRED_ACTION",
    dispute_amount: showMoney(dispute.cents, dispute.currency),
    dispute_life_cycle_stage: "CHARGEBACK",
    dispute_channel: "EXTERNAL",
    links: [{ href: `${world.base()}/v1/customer/disputes/${dispute.id}`, rel: "self", method: "GET" }],
  };
}

export function showDispute(world: World, dispute: DisputeRow) {
  const capture = world.captures.get(dispute.captureId);
  const { cents, currency, outcome, feeCents, updated } = dispute;
  // Only the list shows dispute_state; the answer for a single dispute has only the status.
  const { dispute_state: _state, ...short } = showDisputeShort(world, dispute);
  return {
    ...short,
    disputed_transactions: [
      {
        seller_transaction_id: dispute.captureId,
        ...(capture && {
          create_time: isoTime(capture.created),
          transaction_status: "COMPLETED",
          gross_amount: showMoney(capture.cents, currency),
          custom: capture.customId,
          invoice_number: capture.invoiceId,
        }),
        seller: { merchant_id: merchantId(dispute.account) },
      },
    ],
    ...(outcome && {
      dispute_outcome: {
        outcome_code: outcome,
        ...(outcome !== "RESOLVED_SELLER_FAVOUR" && { amount_refunded: showMoney(cents, currency) }),
      },
    }),
    ...(feeCents > 0 && {
      money_movements: [
        {
          affected_party: "SELLER",
          amount: showMoney(cents, currency),
          initiated_time: isoTime(updated),
          type: "DEBIT",
          reason: "DISPUTE_SETTLEMENT",
        },
        {
          affected_party: "SELLER",
          amount: showMoney(feeCents, currency),
          initiated_time: isoTime(updated),
          type: "DEBIT",
          reason: "CHARGEBACK_FEE",
        },
      ],
    }),
  };
}
