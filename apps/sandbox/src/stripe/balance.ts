import { newId, type Account } from "./account.ts";
import { fixedFeeOf } from "./currencies.ts";
import { isDebit, type PayerType } from "./payment-methods/find-payer.ts";
import type { BalanceTransaction } from "./wire.ts";

const DAY = 24 * 60 * 60;

export type Entry = {
  source: string;
  amount: number;
  currency: string;
  fee: number;
  feeText: string;
  type: BalanceTransaction["type"];
  category: string;
  description: string | null;
  /** Days until the money can be paid out. */
  days: number;
};

/** Books money in or out of the merchant's balance. */
export function bookEntry(account: Account, entry: Entry): BalanceTransaction {
  const now = account.clock.seconds();
  const transaction: BalanceTransaction = {
    id: newId("txn"),
    object: "balance_transaction",
    amount: entry.amount,
    available_on: startOfDay(now) + entry.days * DAY,
    balance_type: "payments",
    created: now,
    currency: entry.currency,
    description: entry.description,
    exchange_rate: null,
    fee: entry.fee,
    fee_details:
      entry.fee === 0
        ? []
        : [
            {
              amount: entry.fee,
              application: null,
              currency: entry.currency,
              description: entry.feeText,
              type: "stripe_fee",
            },
          ],
    net: entry.amount - entry.fee,
    reporting_category: entry.category,
    source: entry.source,
    status: entry.days === 0 ? "available" : "pending",
    type: entry.type,
  };
  const payout = Math.max(transaction.available_on, startOfDay(now) + DAY) * 1000;
  const planned = account.dues.get("payouts");
  if (planned === undefined || payout < planned) account.dues.put("payouts", payout);
  return account.balanceTransactions.put(transaction.id, transaction);
}

export function startOfDay(seconds: number): number {
  return seconds - (seconds % DAY);
}

/** 2.9 % and a fixed part by card or Link, 30 cents in dollars; 0.8 %, at most 5 dollars, by bank. Half a unit is rounded up. */
export function feeOf(amount: number, currency: string, type: PayerType): number {
  const share = (basisPoints: number) => Math.floor((amount * basisPoints + 5000) / 10_000);
  return isDebit(type) ? Math.min(share(80), 500) : share(290) + fixedFeeOf(currency);
}
