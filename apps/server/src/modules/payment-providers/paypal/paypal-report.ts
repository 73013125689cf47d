import type { TransactionInformation } from "@paypal/paypal-server-sdk";
import type { Currency } from "../../../platform/money/currency.ts";
import { type Money, moneyOf, negateMoney } from "../../../platform/money/money.ts";
import type { Paypal } from "./open-paypal.ts";
import { signedMoneyIn } from "./paypal-money.ts";

/** A line of PayPal's report of our account. */
export interface ReportLine {
  id: string;
  /** What it is, in PayPal's own codes: T0006 is a payment, T1107 a refund. */
  code: string;
  amount: Money;
  /** What was kept of it. */
  fee: Money;
  at: Date;
  /** The payment that it is about; empty where it is the payment. */
  reference: string;
  /** Our own name, as we gave it with the payment or the refund. */
  customId: string;
}

/** A report covers 31 days at most. */
const WINDOW_MS = 31 * 86_400_000;
const PAGE_SIZE = 500;
/** Denied or not yet decided: no money moved. */
const NOT_MOVED = new Set(["D", "P"]);

/** Every movement of our account within two moments, window after window and page after page. */
export async function* readReport(paypal: Paypal, from: Date, until: Date): AsyncGenerator<ReportLine> {
  for (let start = from.getTime(); start < until.getTime(); start += WINDOW_MS) {
    const end = Math.min(start + WINDOW_MS, until.getTime()) - 1;
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { result } = await paypal.reports.searchTransactions({
        startDate: new Date(start).toISOString(),
        endDate: new Date(end).toISOString(),
        pageSize: PAGE_SIZE,
        page,
      });
      if (!result.transactionDetails) throw new Error("The answer was no report.");
      pages = result.totalPages ?? 1;
      for (const { transactionInfo } of result.transactionDetails) {
        if (transactionInfo && !NOT_MOVED.has(transactionInfo.transactionStatus ?? ""))
          yield describe(paypal.currency, transactionInfo);
      }
    }
  }
}

function describe(currency: Currency, info: TransactionInformation): ReportLine {
  const amount = signedMoneyIn(currency, info.transactionAmount);
  // The report tells what a fee does to the balance, so it is negative there.
  const fee = info.feeAmount ? signedMoneyIn(currency, info.feeAmount) : moneyOf(0, currency);
  const at = new Date(info.transactionInitiationDate ?? "");
  if (!info.transactionId || amount === null || fee === null || Number.isNaN(at.getTime()))
    throw new Error("The answer was no line of a report.");
  return {
    id: info.transactionId,
    code: info.transactionEventCode ?? "",
    amount,
    fee: negateMoney(fee),
    at,
    reference: info.paypalReferenceId ?? "",
    customId: info.customField ?? "",
  };
}
