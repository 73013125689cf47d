import { bookTransaction, CODES } from "../reporting/book-transaction.ts";
import { newDisputeId } from "../new-id.ts";
import { unprocessable } from "../refusal.ts";
import { openDisputeOf } from "./resolve-dispute.ts";
import type { CaptureRow, DisputeRow } from "../rows.ts";
import { showDispute } from "./show-dispute.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import type { World } from "../world.ts";

/** Opens a dispute of the donor's bank. PayPal holds the money until the dispute is resolved. */
export function openDispute(world: World, capture: CaptureRow, reason = "UNAUTHORISED"): DisputeRow {
  const left = capture.cents - capture.refundedCents;
  if (capture.status === "DECLINED" || left === 0) {
    throw unprocessable("TRANSACTION_NOT_DISPUTABLE", "There is no money of this payment left to argue about.");
  }
  if (openDisputeOf(world, capture)) throw unprocessable("DISPUTE_ALREADY_OPEN", "The payment is disputed already.");
  const { account, currency } = capture;
  const now = world.clock.now();
  const id = newDisputeId();
  const dispute = world.disputes.put(id, {
    id,
    account,
    captureId: capture.id,
    created: now,
    updated: now,
    cents: left,
    currency,
    reason,
    feeCents: 0,
    status: "WAITING_FOR_SELLER_RESPONSE",
  });
  bookTransaction(world, { account, code: CODES.disputeHold, cents: -left, currency, referenceId: capture.id });
  emitEvent(world, account, {
    type: "CUSTOMER.DISPUTE.CREATED",
    of: "dispute",
    summary: `Dispute ${id} was opened`,
    resource: showDispute(world, dispute),
    about: id,
  });
  return dispute;
}
