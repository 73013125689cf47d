import { isoTime } from "../iso-time.ts";
import { showMoney } from "../money.ts";
import type { CaptureRow } from "../rows.ts";
import type { World } from "../world.ts";

export function showCapture(world: World, capture: CaptureRow) {
  const { id, cents, feeCents, currency, status } = capture;
  const self = `${world.base()}/v2/payments/captures/${id}`;
  return {
    id,
    status,
    amount: showMoney(cents, currency),
    final_capture: true,
    disbursement_mode: "INSTANT",
    seller_protection: { status: "NOT_ELIGIBLE" },
    // A declined capture moved no money, so it has no breakdown.
    ...(status !== "DECLINED" && {
      seller_receivable_breakdown: {
        gross_amount: showMoney(cents, currency),
        paypal_fee: showMoney(feeCents, currency),
        net_amount: showMoney(cents - feeCents, currency),
      },
    }),
    custom_id: capture.customId,
    invoice_id: capture.invoiceId,
    ...(capture.responseCode !== undefined && showBankAnswer(capture)),
    create_time: isoTime(capture.created),
    update_time: isoTime(capture.updated),
    links: [
      { href: self, rel: "self", method: "GET" },
      { href: `${self}/refund`, rel: "refund", method: "POST" },
      { href: `${world.base()}/v2/checkout/orders/${capture.orderId}`, rel: "up", method: "GET" },
    ],
  };
}

function showBankAnswer({ status, responseCode, networkId, brand }: CaptureRow) {
  const checks = status === "DECLINED" ? { avs_code: "G", cvv_code: "P" } : { avs_code: "Y", cvv_code: "M" };
  return {
    processor_response: { ...checks, response_code: responseCode },
    network_transaction_reference: { id: networkId, network: brand },
  };
}

/** The capture as a call for it alone, or an event, shows it: with the id of its order. */
export function showCaptureAlone(world: World, capture: CaptureRow) {
  return {
    ...showCapture(world, capture),
    supplementary_data: { related_ids: { order_id: capture.orderId } },
  };
}
