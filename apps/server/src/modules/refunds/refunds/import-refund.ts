import { unitsFor } from "../../../platform/money/church-money.ts";
import type { Gateway } from "../../gateways/index.ts";
import { splitLossOverFunds } from "../../ledger/index.ts";
import type { ProviderRefund } from "../../payment-providers/index.ts";
import type { DonationRow } from "../../donations/index.ts";
import { inTransaction, type Refunds } from "../refunds.ts";
import { findOrImportDonation } from "../find-or-import-donation.ts";
import { applyRefund } from "./apply-refund.ts";
import type { RefundRow } from "./refund-store.ts";

/**
 * Applies a refund as the provider reports it. If the treasurer made it in the provider's dashboard, it is inserted and
 * split over the funds of the donation first. Returns null if its charge is not ours.
 */
export async function importRefund(
  context: Refunds,
  gateway: Gateway,
  seen: ProviderRefund,
): Promise<RefundRow | null> {
  const donation = await findOrImportDonation(context, gateway, seen);
  if (!donation) return null;
  return applyRefund(context, await findOrAddRefund(context, gateway, donation, seen), seen.update);
}

const findOrAddRefund = (
  context: Pick<Refunds, "connection" | "newId" | "now">,
  gateway: Gateway,
  { churchId, id: donationId }: DonationRow,
  seen: ProviderRefund,
): Promise<RefundRow> =>
  inTransaction(context, async ({ donations, refunds, ledger }) => {
    await donations.lock(churchId, donationId);
    const known =
      (await refunds.findByProviderId(churchId, seen.refundId)) ??
      (seen.ourId ? await refunds.find(churchId, seen.ourId) : undefined);
    const isSameRefund = known?.donationId === donationId && (!known.providerId || known.providerId === seen.refundId);
    if (known && isSameRefund) return known;
    const lines = splitLossOverFunds(seen.amount, await ledger.holdingsOf(churchId, donationId));
    return refunds.add({
      churchId,
      id: context.newId(),
      donationId,
      providerKey: `${gateway.id} ${seen.refundId}`,
      providerId: seen.refundId,
      amount: unitsFor(churchId, seen.amount),
      funds: JSON.stringify(
        lines.map(({ fundId, amount }) => ({ fundId: fundId ?? "", amount: unitsFor(churchId, amount) })),
      ),
      status: "processing",
      note: "",
      askedBy: "",
      checkAt: context.now(),
      createdAt: context.now(),
    });
  });
