import { bookTransaction, CODES } from "../reporting/book-transaction.ts";
import { readMoney, showMoney } from "../money.ts";
import { newId } from "../new-id.ts";
import { dig, optionalText } from "../read-json.ts";
import { unprocessable } from "../refusal.ts";
import { openDisputeOf, resolveDispute } from "../disputes/resolve-dispute.ts";
import type { CaptureRow, RefundRow } from "../rows.ts";
import { showRefund } from "./show-refund.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import type { World } from "../world.ts";

/** Refunds a capture fully or in part; without an amount, all that is left. */
export function refundCapture(world: World, capture: CaptureRow, body: unknown): RefundRow {
  if (capture.status === "DECLINED") {
    throw unprocessable("REFUND_NOT_ALLOWED", "Nothing was captured that could be given back.");
  }
  const left = capture.cents - capture.refundedCents;
  if (left === 0) throw unprocessable("CAPTURE_FULLY_REFUNDED", "The payment has been given back already.");
  const asked = dig(body, "amount");
  const { cents, currency } =
    asked === undefined ? { cents: left, currency: capture.currency } : readMoney(asked, "/amount");
  if (currency !== capture.currency) {
    throw unprocessable("REFUND_CAPTURE_CURRENCY_MISMATCH", "The payment was made in another currency.", "/amount");
  }
  if (cents > left) throw unprocessable("REFUND_AMOUNT_EXCEEDED", "That is more than what is left.", "/amount");
  const dispute = openDisputeOf(world, capture);
  if (dispute && cents < left) {
    throw unprocessable(
      "TRANSACTION_DISPUTED",
      "While the payment is disputed, only all of it can be given back.",
      "/amount",
    );
  }
  const refund = book(world, capture, cents, optionalText(dig(body, "note_to_payer"), "/note_to_payer", 255), {
    customId: optionalText(dig(body, "custom_id"), "/custom_id", 127) ?? capture.customId,
    invoiceId: optionalText(dig(body, "invoice_id"), "/invoice_id", 127) ?? capture.invoiceId,
  });
  if (dispute) resolveDispute(world, dispute, "ACCEPTED");
  return refund;
}

function book(
  world: World,
  capture: CaptureRow,
  cents: number,
  note: string | undefined,
  texts: { customId: string | undefined; invoiceId: string | undefined },
): RefundRow {
  const { account, currency } = capture;
  const now = world.clock.now();
  const id = newId();
  const totalRefundedCents = capture.refundedCents + cents;
  const refund = world.refunds.put(id, {
    id,
    account,
    captureId: capture.id,
    created: now,
    cents,
    currency,
    totalRefundedCents,
    note,
    ...texts,
  });
  world.captures.put(capture.id, {
    ...capture,
    refundedCents: totalRefundedCents,
    refundIds: [...capture.refundIds, id],
    status: totalRefundedCents === capture.cents ? "REFUNDED" : "PARTIALLY_REFUNDED",
    updated: now,
  });
  const movement = { id, account, code: CODES.refund, cents: -cents, currency, referenceId: capture.id };
  bookTransaction(world, { ...movement, ...texts });
  emitEvent(world, account, {
    type: "PAYMENT.CAPTURE.REFUNDED",
    of: "refund",
    summary: `A $ ${showMoney(cents, currency).value} ${currency} capture payment was refunded`,
    resource: showRefund(world, refund),
    about: id,
  });
  return refund;
}
