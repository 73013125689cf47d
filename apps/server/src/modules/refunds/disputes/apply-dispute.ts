import { unitsFor } from "../../../platform/money/church-money.ts";
import { compareMoney, type Money, sumMoney } from "../../../platform/money/money.ts";
import { disputeMoved } from "../refund-events.ts";
import type { DisputeStatus } from "../refunds-tables.ts";
import type { Gateway } from "../../gateways/index.ts";
import type { DisputeUpdate } from "../../payment-providers/index.ts";
import { inTransaction, type Refunds } from "../refunds.ts";
import { findOrImportDonation } from "../find-or-import-donation.ts";
import { bookMove } from "./book-move.ts";
import type { DisputeRow } from "./dispute-store.ts";
import { donationStatus } from "./donation-status.ts";

const feesOf = ({ amount, moves }: DisputeUpdate): Money =>
  sumMoney(
    moves.map(({ fee }) => fee),
    amount.currency,
  );

/** An update with an earlier stage arrived late and is ignored. A lost dispute can still be won on appeal. */
const STAGE: Record<DisputeStatus, number> = { inquiry: 0, open: 1, lost: 2, won: 3 };

/**
 * The only function that changes a dispute. A bank debit that is returned after it succeeded is a dispute, too. It
 * locks the donation, moves the status only forward, and books each movement of money once, in whatever order the
 * webhooks arrive. Returns null if the charge is not ours.
 */
export async function applyDispute(
  context: Refunds,
  gateway: Gateway,
  update: DisputeUpdate,
): Promise<DisputeRow | null> {
  const charged = await findOrImportDonation(context, gateway, update);
  if (!charged) return null;
  return inTransaction(context, async (stores, tx) => {
    const { churchId } = gateway;
    const donation = await stores.donations.lock(churchId, charged.id);
    if (!donation) return null;
    const id = context.newId();
    const amount = unitsFor(churchId, update.amount);
    const written = await stores.disputes.open({
      churchId,
      id,
      donationId: donation.id,
      gatewayId: gateway.id,
      providerId: update.disputeId,
      status: "inquiry",
      reason: update.reason,
      amount,
      fee: 0,
      dueAt: update.dueAt,
      openedAt: update.openedAt,
      closedAt: null,
    });
    const known = { ...written, isNew: written.id === id };
    // Withdrawals are booked before reinstatements, whatever their order in the update.
    for (const move of update.moves.toSorted((one, other) => compareMoney(one.amount, other.amount)))
      await bookMove(context, stores, donation, update, move);

    const isNewer = STAGE[update.status] >= STAGE[known.status];
    const dispute = !isNewer
      ? known
      : await stores.disputes.change(known, {
          status: update.status,
          amount,
          fee: unitsFor(churchId, feesOf(update)),
          dueAt: update.dueAt,
          closedAt: STAGE[update.status] > STAGE.open ? (known.closedAt ?? context.now()) : null,
        });
    await stores.disputes.setStatus(
      donation,
      donationStatus(donation, await stores.disputes.ofDonation(churchId, donation.id)),
    );
    if (known.isNew || dispute.status !== known.status)
      await context.publish(tx, disputeMoved, {
        churchId,
        disputeId: dispute.id,
        donationId: donation.id,
        status: dispute.status,
      });
    return dispute;
  });
}
