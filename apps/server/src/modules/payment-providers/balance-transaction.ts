import type { Money } from "../../platform/money/money.ts";
import type { ChargeIds } from "./charge.ts";

export const BALANCE_KINDS = [
  "charge",
  "refund",
  "refund-failed",
  "dispute",
  "return",
  "payout",
  "payout-failed",
  "fee",
  "adjustment",
] as const;
/** `return` is a charge that was reversed without a dispute; `adjustment` is every kind that is not in this list. */
export type BalanceKind = (typeof BALANCE_KINDS)[number];

/** One balance transaction of the church's account at the provider. */
export interface BalanceTransaction extends ChargeIds {
  id: string;
  kind: BalanceKind;
  /** The provider's id of the charge, refund, dispute or payout that caused the transaction. */
  sourceId: string;
  amount: Money;
  /** The provider's fee: the balance changes by the amount less this fee. */
  fee: Money;
  at: Date;
}
