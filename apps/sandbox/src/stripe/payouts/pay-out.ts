import { newId, type Account } from "../account.ts";
import { bookEntry, startOfDay } from "../balance.ts";
import { emitEvent } from "../emit-event.ts";
import type { BalanceTransaction, Payout } from "../wire.ts";

const DAY = 24 * 60 * 60;

/** Pays the available balance out to the merchant's bank each midnight, in one sum for each currency. */
export function payOut(account: Account): void {
  const open = Map.groupBy(
    [...account.balanceTransactions.values()].filter(({ id }) => !account.paidOut.get(id)),
    ({ currency }) => currency,
  );
  account.dues.delete("payouts");
  for (const [currency, transactions] of open) payOutIn(account, currency, transactions);
}

function payOutIn(account: Account, currency: string, open: readonly BalanceTransaction[]): void {
  const now = account.clock.seconds();
  const ready = open.filter(({ available_on }) => available_on <= now);
  for (const transaction of ready) {
    if (transaction.status === "pending") {
      account.balanceTransactions.put(transaction.id, { ...transaction, status: "available" });
    }
  }
  const amount = ready.reduce((sum, { net }) => sum + net, 0);
  const isPlanned = account.dues.get("payouts") !== undefined;
  if (open.length > ready.length || amount < 0) account.dues.put("payouts", (startOfDay(now) + DAY) * 1000);
  // A balance of zero or less is not paid out.
  if (amount <= 0) return;
  const id = newId("po");
  const out = bookEntry(account, {
    source: id,
    amount: -amount,
    currency,
    fee: 0,
    feeText: "",
    type: "payout",
    category: "payout",
    description: "STRIPE PAYOUT",
    days: 0,
  });
  if (open.length === ready.length && !isPlanned) account.dues.delete("payouts");
  for (const transaction of [...ready, out]) account.paidOut.put(transaction.id, id);
  const payout: Payout = {
    id,
    object: "payout",
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: startOfDay(now) + DAY,
    automatic: true,
    balance_transaction: out.id,
    created: now,
    currency,
    description: "STRIPE PAYOUT",
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: "standard",
    original_payout: null,
    payout_method: null,
    reconciliation_status: "completed",
    reversed_by: null,
    source_type: "card",
    statement_descriptor: null,
    status: "in_transit",
    trace_id: null,
    type: "bank_account",
  };
  account.payouts.put(id, payout);
  account.dues.put(id, payout.arrival_date * 1000);
  emitEvent(account, "payout.created", payout);
}

/** Marks a payout as arrived. */
export function endPayout(account: Account, payout: Payout): Payout {
  account.dues.delete(payout.id);
  const paid = account.payouts.put(payout.id, { ...payout, status: "paid" });
  emitEvent(account, "payout.paid", paid);
  return paid;
}
