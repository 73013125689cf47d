import type { Account } from "../account.ts";
import { bookEntry } from "../balance.ts";
import { emitEvent } from "../emit-event.ts";
import type { Dispute } from "../wire.ts";

/** Closes a dispute. If it is won, the amount is returned, but not the fee. */
export function closeDispute(account: Account, dispute: Dispute, outcome: "won" | "lost"): Dispute {
  if (dispute.status === "won" || dispute.status === "lost") return dispute;
  const returned =
    outcome === "won"
      ? [
          bookEntry(account, {
            source: dispute.id,
            amount: dispute.amount,
            currency: dispute.currency,
            fee: 0,
            feeText: "",
            type: "adjustment",
            category: "dispute_reversal",
            description: `Chargeback reversal for ${dispute.charge}`,
            days: 0,
          }),
        ]
      : [];
  const closed = account.disputes.put(dispute.id, {
    ...dispute,
    status: outcome,
    balance_transactions: [...dispute.balance_transactions, ...returned],
  });
  if (outcome === "won") emitEvent(account, "charge.dispute.funds_reinstated", closed);
  emitEvent(account, "charge.dispute.closed", closed);
  return closed;
}
