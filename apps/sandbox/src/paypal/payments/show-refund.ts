import { isoTime } from "../iso-time.ts";
import { showMoney } from "../money.ts";
import type { RefundRow } from "../rows.ts";
import type { World } from "../world.ts";

export function showRefund(world: World, refund: RefundRow) {
  const { id, cents, currency } = refund;
  return {
    id,
    status: "COMPLETED",
    amount: showMoney(cents, currency),
    custom_id: refund.customId,
    invoice_id: refund.invoiceId,
    note_to_payer: refund.note,
    // PayPal does not return its fee: the account pays the whole amount that the donor gets back.
    seller_payable_breakdown: {
      gross_amount: showMoney(cents, currency),
      paypal_fee: showMoney(0, currency),
      net_amount: showMoney(cents, currency),
      total_refunded_amount: showMoney(refund.totalRefundedCents, currency),
    },
    create_time: isoTime(refund.created),
    update_time: isoTime(refund.created),
    links: refundLinks(world, refund),
  };
}

export function showRefundShort(world: World, refund: RefundRow) {
  return { id: refund.id, status: "COMPLETED", links: refundLinks(world, refund) };
}

function refundLinks(world: World, { id, captureId }: RefundRow) {
  return [
    { href: `${world.base()}/v2/payments/refunds/${id}`, rel: "self", method: "GET" },
    { href: `${world.base()}/v2/payments/captures/${captureId}`, rel: "up", method: "GET" },
  ];
}
