import type { PaymentUpdate } from "../charge.ts";
import type { Paypal } from "./open-paypal.ts";
import { updateOfCapture, type Expected } from "./order-updates.ts";
import { readReport } from "./paypal-report.ts";

/** How long we repeat a charge under its PayPal request id: none of our captures is later. */
const SEARCH_WINDOW_MS = 5 * 3_600_000;
const SEARCH_MARGIN_MS = 5 * 60_000;

/** Searches PayPal's report for the capture of a gift whose order id we never received. */
export async function searchPayment(paypal: Paypal, query: Expected & { since: Date }): Promise<PaymentUpdate | null> {
  const since = query.since.getTime();
  const lines = readReport(paypal, new Date(since - SEARCH_MARGIN_MS), new Date(since + SEARCH_WINDOW_MS));
  for await (const { id: captureId, code, customId } of lines) {
    // Codes T00… are incoming payments; refunds have other codes.
    if (customId !== query.intentId || !code.startsWith("T00")) continue;
    const { result: capture } = await paypal.payments.getCapturedPayment({ captureId });
    return updateOfCapture(capture, capture.supplementaryData?.relatedIds?.orderId ?? captureId, query);
  }
  return null;
}
