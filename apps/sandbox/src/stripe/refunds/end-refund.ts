import type { Account } from "../account.ts";
import { bookEntry } from "../balance.ts";
import { emitEvent } from "../emit-event.ts";
import type { Refund } from "../wire.ts";

/** Ends a refund days later: a refund to a bank account arrives; one to a test card that rejects refunds fails. */
export function endRefund(account: Account, refund: Refund): Refund {
  account.dues.delete(refund.id);
  const charge = account.charges.get(refund.charge ?? "");
  if (refund.status === "pending" || !charge) {
    const arrived = account.refunds.put(refund.id, { ...refund, status: "succeeded" });
    emitEvent(account, "refund.updated", arrived);
    return arrived;
  }
  const returned = bookEntry(account, {
    source: refund.id,
    amount: refund.amount,
    currency: refund.currency,
    fee: 0,
    feeText: "",
    type: "refund_failure",
    category: "refund_failure",
    description: "REFUND FAILURE",
    days: 0,
  });
  const amount_refunded = charge.amount_refunded - refund.amount;
  account.charges.put(charge.id, { ...charge, amount_refunded, refunded: false });
  const failed = account.refunds.put(refund.id, {
    ...refund,
    status: "failed",
    failure_reason: "expired_or_canceled_card",
    failure_balance_transaction: returned.id,
  });
  emitEvent(account, "refund.updated", failed);
  emitEvent(account, "refund.failed", failed);
  return failed;
}
