import { bookTransaction, CODES } from "../reporting/book-transaction.ts";
import { decimalsOf } from "../currencies.ts";
import { showMoney } from "../money.ts";
import { newId } from "../new-id.ts";
import { unprocessable } from "../refusal.ts";
import type { CaptureRow, DisputeRow } from "../rows.ts";
import { showDispute } from "./show-dispute.ts";
import { showRefund } from "../payments/show-refund.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import type { World } from "../world.ts";

/** PayPal's fee for a lost dispute: $20. In another currency the sandbox takes the same number of whole units. */
const chargebackFee = (currency: string) => 20 * 10 ** decimalsOf(currency);

export function openDisputeOf(world: World, capture: CaptureRow): DisputeRow | undefined {
  for (const dispute of world.disputes.values()) {
    if (dispute.captureId === capture.id && dispute.status !== "RESOLVED") return dispute;
  }
  return undefined;
}

/**
 * Ends a dispute and releases the held money. If the donor won, the money leaves as a chargeback, with PayPal's fee; if
 * the church refunded it voluntarily, the refund has already been booked.
 */
export function resolveDispute(
  world: World,
  dispute: DisputeRow,
  outcome: NonNullable<DisputeRow["outcome"]>,
): DisputeRow {
  if (dispute.status === "RESOLVED") throw unprocessable("DISPUTE_ALREADY_RESOLVED", "The dispute has ended.");
  const { account, cents, currency, captureId } = dispute;
  const lost = outcome === "RESOLVED_BUYER_FAVOUR";
  const movement = { account, currency, referenceId: captureId };
  bookTransaction(world, { ...movement, code: CODES.disputeRelease, cents });
  if (lost) {
    bookTransaction(world, { ...movement, code: CODES.chargeback, cents: -cents });
    bookTransaction(world, { ...movement, code: CODES.chargebackFee, cents: -chargebackFee(currency) });
  }
  const ended: DisputeRow = {
    ...dispute,
    status: "RESOLVED",
    outcome,
    feeCents: lost ? chargebackFee(currency) : 0,
    updated: world.clock.now(),
  };
  world.disputes.put(dispute.id, ended);
  const capture = world.captures.get(captureId);
  if (lost && capture) {
    emitEvent(world, account, {
      type: "PAYMENT.CAPTURE.REVERSED",
      of: "refund",
      summary: `A $ ${showMoney(cents, currency).value} ${currency} capture payment was reversed`,
      resource: showReversal(world, capture, cents),
      about: captureId,
    });
  }
  emitEvent(world, account, {
    type: "CUSTOMER.DISPUTE.RESOLVED",
    of: "dispute",
    summary: `Dispute ${dispute.id} was resolved`,
    resource: showDispute(world, ended),
    about: dispute.id,
  });
  return ended;
}

/** PayPal reports a reversal in the shape of a refund, which names the capture only in its link `up`. */
function showReversal(world: World, capture: CaptureRow, cents: number) {
  const { account, currency, customId, invoiceId, id: captureId } = capture;
  return showRefund(world, {
    id: newId(),
    account,
    captureId,
    created: world.clock.now(),
    cents,
    currency,
    totalRefundedCents: capture.refundedCents + cents,
    note: "Payment reversed",
    customId,
    invoiceId,
  });
}
