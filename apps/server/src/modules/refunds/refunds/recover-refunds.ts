import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { churchMoney } from "../../../platform/money/church-money.ts";
import { runInParallel, openAccount, isInReach } from "../../gateways/index.ts";
import type { Refunds } from "../refunds.ts";
import { applyRefund } from "./apply-refund.ts";
import type { RefundRow } from "./refund-store.ts";

const MAX_PER_ROUND = 20;
const LEASE_MS = 120_000;
/** Until shortly before the provider forgets a key, asking again with the same one cannot give back twice. */
const KEY_LIFE_MS = { stripe: 23 * 3_600_000, paypal: 5 * 3_600_000 };
/** So many looks at the provider's own list without finding it mean that it never arrived. */
const MISSES = 3;

/** Asks again about refunds whose outcome is open: the answer was lost, the server died, the donor's bank takes its time. */
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
  if (!gateway || !isInReach(context, gateway) || !donation?.transactionId) return;
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
  if (!refunds.listOf || age < KEY_LIFE_MS[gateway.provider]) {
    // The same key: what was given back is told again, what was not is given back now, and neither happens twice.
    const amount = churchMoney(churchId, refund.amount);
    const update = await refunds.refund(account, { key, refundId, chargeId, amount });
    await faultPoint("refund-recovery-after-call");
    await applyRefund(context, refund, update);
    return;
  }
  const found = (await refunds.listOf(account, chargeId)).find(({ ourId }) => ourId === refundId);
  if (found) await applyRefund(context, refund, found.update);
  else if (checks >= MISSES) await applyRefund(context, refund, { outcome: "failed", refundId: "", reason: "" });
}
