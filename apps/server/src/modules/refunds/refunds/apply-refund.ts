import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { churchMoney, currencyOf } from "../../../platform/money/church-money.ts";
import { refundMoved } from "../refund-events.ts";
import { donationStatus } from "../disputes/donation-status.ts";
import { inTransaction, type Refunds, type RefundsStores } from "../refunds.ts";
import { fundLines } from "../../ledger/index.ts";
import type { RefundUpdate } from "../../payment-providers/index.ts";
import type { DonationRow } from "../../donations/index.ts";
import type { RefundRow } from "./refund-store.ts";

const RETRY_DELAY_MS = 60_000;
const MAX_RETRY_DELAY_MS = 3_600_000;
const NEXT_CHECK_MS = 6 * 3_600_000;

/**
 * The only function that changes a refund. It takes the provider's answer, the recovery worker's result, webhooks, and
 * the nightly reconciliation. It locks the donation, moves the status only forward, and books each refund once. A
 * refund that succeeded can still fail days later, when the donor's bank rejects it: then it is reversed in the ledger.
 */
export const applyRefund = (
  context: Pick<Refunds, "connection" | "newId" | "now" | "publish">,
  { churchId, id, donationId }: Pick<RefundRow, "churchId" | "id" | "donationId">,
  update: RefundUpdate,
): Promise<RefundRow> =>
  inTransaction(context, async (stores, tx) => {
    const donation = await stores.donations.lock(churchId, donationId);
    const refund = await stores.refunds.lock(churchId, id);
    const later = (ms: number) => new Date(context.now().getTime() + ms);
    if (!donation) return refund;
    if (update.outcome === "unknown") {
      const wait = Math.min(RETRY_DELAY_MS * 2 ** refund.checks, MAX_RETRY_DELAY_MS);
      return refund.status === "processing" ? stores.refunds.change(refund, { checkAt: later(wait) }) : refund;
    }
    if (stageOf(refund) >= STAGE[update.outcome]) return refund;

    const providerId = update.refundId || refund.providerId;
    const isBooked = providerId !== "" && (await stores.ledger.has(churchId, "refund", providerId));
    if (update.outcome === "failed") {
      if (isBooked) {
        await book(context, stores, donation, refund, { reason: "refund-failed", reference: providerId });
        await context.publish(tx, refundMoved, { churchId, refundId: id, status: "failed" });
      }
      return stores.refunds.change(refund, { status: "failed", providerId, failure: update.reason, checkAt: null });
    }
    const isTaken = update.outcome === "succeeded" || update.taken === true;
    if (isTaken && !isBooked) {
      await book(context, stores, donation, refund, { reason: "refund", reference: providerId });
      await context.publish(tx, refundMoved, { churchId, refundId: id, status: "refunded" });
    }
    return update.outcome === "succeeded"
      ? stores.refunds.change(refund, { status: "succeeded", providerId, failure: "", checkAt: null })
      : stores.refunds.change(refund, { status: "processing", providerId, checkAt: later(NEXT_CHECK_MS) });
  });

const STAGE = { processing: 1, succeeded: 2, failed: 3 };

/** A refund that failed without the provider's id counts as stage 0, because the provider may report it after all. */
const stageOf = ({ status, providerId }: RefundRow): number =>
  status === "processing" || (status === "failed" && providerId === "") ? 0 : STAGE[status];

interface RefundEntry {
  reason: "refund" | "refund-failed";
  reference: string;
}

/** Books a refund as the reverse of the donation's lines, or undoes that. The provider does not return its fee. */
async function book(
  context: Pick<Refunds, "newId" | "now">,
  stores: RefundsStores,
  donation: DonationRow,
  refund: RefundRow,
  { reason, reference }: RefundEntry,
): Promise<void> {
  const { churchId, id: donationId } = donation;
  const sign = reason === "refund" ? 1 : -1;
  const currency = currencyOf(churchId);
  const base = { churchId, donationId, at: context.now(), entryId: context.newId(), reason, reference, currency };
  const parts = refund.funds.map(({ fundId, amount }) => ({
    fundId: fundId || null,
    amount: churchMoney(churchId, sign * amount),
  }));
  await stores.ledger.write([
    { ...base, account: "provider", fundId: null, amount: -sign * refund.amount },
    ...fundLines(base, parts),
  ]);
  await faultPoint("refund-mid-apply");
  const refunded = donation.refunded + sign * refund.amount;
  const disputes = await stores.disputes.ofDonation(churchId, donationId);
  await stores.refunds.book(donation, refunded, donationStatus({ ...donation, refunded }, disputes));

  const left = new Map(refund.funds.map(({ fundId }) => [fundId, 0]));
  for (const { fundId, amount } of refund.funds) left.set(fundId, (left.get(fundId) ?? 0) + amount);
  for (const fund of await stores.refunds.fundsOf(churchId, donationId)) {
    const room = sign > 0 ? fund.amount - fund.refunded : fund.refunded;
    const moved = Math.min(left.get(fund.fundId) ?? 0, room);
    if (moved <= 0) continue;
    left.set(fund.fundId, (left.get(fund.fundId) ?? 0) - moved);
    await stores.refunds.bookFund(churchId, donationId, fund.position, fund.refunded + sign * moved);
  }
}
