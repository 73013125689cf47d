import { isZero, type Money, negateMoney, subtractMoney } from "../../../platform/money/money.ts";
import type { BalanceTransaction } from "../../payment-providers/index.ts";
import type { Reason } from "./booked-store.ts";

/** The line that our ledger should have on the account `provider` for a balance transaction. */
export interface Expected {
  reason: Reason;
  reference: string;
  amount: Money;
}

export interface ExpectedLines {
  /** Null for adjustments, which our ledger does not record. */
  main: Expected | null;
  /** The provider's fee; null when there is none. */
  fee: Expected | null;
}

export function expectedLines({ id, kind, sourceId, amount, fee }: BalanceTransaction): ExpectedLines {
  const line = (reason: Reason, reference: string): Expected => ({ reason, reference, amount });
  const feeLine = (reason: Reason, reference: string): Expected | null =>
    isZero(fee) ? null : { reason, reference, amount: negateMoney(fee) };
  switch (kind) {
    case "charge":
      return { main: line("gift", sourceId), fee: feeLine("fee", sourceId) };
    case "refund":
      return { main: line("refund", sourceId), fee: feeLine("refund-fee", sourceId) };
    case "refund-failed":
      return { main: line("refund-failed", sourceId), fee: null };
    case "dispute":
    case "return":
      return { main: line(amount.minorUnits < 0 ? "dispute" : "dispute-won", id), fee: feeLine("dispute-fee", id) };
    case "payout":
      return { main: line("payout", id), fee: null };
    case "payout-failed":
      return { main: line("payout-failed", id), fee: null };
    case "fee":
      return { main: { reason: "company-fee", reference: id, amount: subtractMoney(amount, fee) }, fee: null };
    case "adjustment":
      return { main: null, fee: null };
  }
}
