import type { PaymentUpdate } from "../payment-provider.ts";
import type { Paypal } from "./open-paypal.ts";
import { updateOfCapture, type Expected } from "./order-updates.ts";
import { readReport } from "./paypal-report.ts";

/** As long as a request id is good for: nothing of ours was captured later. */
const WINDOW_MS = 5 * 3_600_000;
const EARLIER_MS = 5 * 60_000;

/** Looks for our name of a gift in PayPal's own report, where the id of its order never reached us. */
export async function searchPayment(paypal: Paypal, sought: Expected & { since: Date }): Promise<PaymentUpdate | null> {
  const since = sought.since.getTime();
  const lines = readReport(paypal, new Date(since - EARLIER_MS), new Date(since + WINDOW_MS));
  for await (const { id: captureId, code, customId } of lines) {
    // T00: money that came in for something; what goes back has other codes.
    if (customId !== sought.intentId || !code.startsWith("T00")) continue;
    const { result: capture } = await paypal.payments.getCapturedPayment({ captureId });
    return updateOfCapture(capture, capture.supplementaryData?.relatedIds?.orderId ?? captureId, sought);
  }
  return null;
}
