import type { TransactionInformation } from "@paypal/paypal-server-sdk";
import type { Currency } from "@offertory/i18n";
import { type Money, moneyOf, negateMoney } from "../../../platform/money/money.ts";
import type { Paypal } from "./open-paypal.ts";
import { signedMoneyIn } from "./paypal-money.ts";

/** A line of PayPal's transaction report. */
export interface ReportLine {
  id: string;
  /** PayPal's event code: T0006 is a payment, T1107 a refund. */
  code: string;
  amount: Money;
  /** PayPal's fee, positive when PayPal kept it. */
  fee: Money;
  at: Date;
  /** The payment that a refund or dispute belongs to; empty where the line is the payment itself. */
  reference: string;
  /** The `custom_id` that we sent with the payment or the refund. */
  customId: string;
}

/** PayPal answers at most 31 days in one report. */
const WINDOW_MS = 31 * 86_400_000;
const PAGE_SIZE = 500;
/** Transaction status D is denied, P is pending: no money moved. */
const UNSETTLED_STATUSES = new Set(["D", "P"]);

/** Yields every balance transaction from `from` to `until`, by windows of 31 days and by pages. */
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
        if (transactionInfo && !UNSETTLED_STATUSES.has(transactionInfo.transactionStatus ?? ""))
          yield describe(paypal.currency, transactionInfo);
      }
    }
  }
}

function describe(currency: Currency, info: TransactionInformation): ReportLine {
  const amount = signedMoneyIn(currency, info.transactionAmount);
  // The report shows a fee as a change of the balance, so it is negative there.
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
