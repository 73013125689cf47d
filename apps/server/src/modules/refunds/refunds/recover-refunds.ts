import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { churchMoney } from "../../../platform/money/church-money.ts";
import { runInParallel, openAccount, isReachable } from "../../gateways/index.ts";
import type { Refunds } from "../refunds.ts";
import { applyRefund } from "./apply-refund.ts";
import type { RefundRow } from "./refund-store.ts";

const MAX_PER_ROUND = 20;
const LEASE_MS = 120_000;
/** Shorter than a provider remembers an idempotency key: until then, the same key cannot refund twice. */
const KEY_LIFETIME_MS = { stripe: 23 * 3_600_000, paypal: 5 * 3_600_000 };
/** After so many lookups without finding the refund, the provider has never received our request. */
const MAX_MISSED_CHECKS = 3;

/** Asks the provider about refunds without an outcome, after a lost answer, a crash, or while the bank is slow. */
export async function recoverRefunds(context: Refunds): Promise<number> {
  const now = context.now();
  const leased = await context.refunds.lease(now, new Date(now.getTime() + LEASE_MS), MAX_PER_ROUND);
  return runInParallel(leased, (refund) => recover(context, refund), "Some refunds could not be asked about.");
}

async function recover(context: Refunds, refund: RefundRow): Promise<void> {
  const { churchId, donationId, id: refundId, providerId, providerKey: key, createdAt, checks } = refund;
  const gatewayId = await context.refunds.gatewayIdOf(churchId, donationId);
  const gateway = gatewayId && (await context.gateways.find(churchId, gatewayId));
  const donation = await context.refunds.donation(churchId, donationId);
  if (!gateway || !isReachable(context, gateway) || !donation?.transactionId) return;
  const account = openAccount(context, gateway);
  const { refunds } = context.providers[gateway.provider];
  const { transactionId: chargeId } = donation;
  await faultPoint("refund-recovery-leased");

  if (providerId) {
    const seen = await refunds.look?.(account, providerId);
    if (seen) await applyRefund(context, refund, seen.update);
    return;
  }
  const age = context.now().getTime() - createdAt.getTime();
  if (!refunds.listOf || age < KEY_LIFETIME_MS[gateway.provider]) {
    // With the same key the provider repeats its answer, or makes the refund now if it never got the first request.
    const amount = churchMoney(churchId, refund.amount);
    const update = await refunds.refund(account, { key, refundId, chargeId, amount });
    await faultPoint("refund-recovery-after-call");
    await applyRefund(context, refund, update);
    return;
  }
  const found = (await refunds.listOf(account, chargeId)).find(({ ourId }) => ourId === refundId);
  if (found) await applyRefund(context, refund, found.update);
  else if (checks >= MAX_MISSED_CHECKS)
    await applyRefund(context, refund, { outcome: "failed", refundId: "", reason: "" });
}
