import { inOneGo, type Giving, type GivingStores } from "../giving.ts";
import type { RefundNews } from "../providers/payment-provider.ts";
import type { DonationRow, RefundRow } from "./refund-store.ts";

/** The one door for what becomes of a refund. Under the donation's lock; what was booked is booked once. */
export const applyRefund = (
  giving: Giving,
  { churchId, id, donationId }: RefundRow,
  news: RefundNews,
): Promise<RefundRow> =>
  inOneGo(giving, async (stores) => {
    const donation = await stores.refunds.lockDonation(churchId, donationId);
    const refund = await stores.refunds.lock(churchId, id);
    if (!donation || refund.status !== "processing" || news.outcome === "unknown") return refund;
    if (news.outcome === "processing") return stores.refunds.change(refund, { providerId: news.refundId });
    if (news.outcome === "failed") {
      return stores.refunds.change(refund, {
        status: "failed",
        providerId: news.refundId,
        failure: news.reason,
        checkAt: null,
      });
    }
    await bookRefund(giving, stores, donation, refund, news.refundId);
    return stores.refunds.change(refund, { status: "succeeded", providerId: news.refundId, checkAt: null });
  });

/** The gift's lines the other way round, as far as it is given back. The company keeps her fee. */
async function bookRefund(
  giving: Giving,
  stores: GivingStores,
  donation: DonationRow,
  refund: RefundRow,
  reference: string,
) {
  const { churchId, id: donationId } = donation;
  const base = { churchId, donationId, at: giving.now(), entryId: giving.newId(), reason: "refund", reference };
  await stores.ledger.write([
    { ...base, account: "provider", fundId: null, amount: -refund.amount },
    ...refund.funds.map(({ fundId, amount }) => ({
      ...base,
      account: fundId ? "fund" : "covered-fees",
      fundId: fundId || null,
      amount,
    })),
  ]);
  const refunded = donation.refunded + refund.amount;
  await stores.refunds.book(donation, refunded, refunded >= donation.amount ? "refunded" : "partially_refunded");
  const left = new Map(refund.funds.map(({ fundId, amount }) => [fundId, amount]));
  for (const fund of await stores.refunds.fundsOf(churchId, donationId)) {
    const back = Math.min(left.get(fund.fundId) ?? 0, fund.amount - fund.refunded);
    if (back <= 0) continue;
    left.set(fund.fundId, (left.get(fund.fundId) ?? 0) - back);
    await stores.refunds.bookFund(churchId, donationId, fund.position, fund.refunded + back);
  }
}
