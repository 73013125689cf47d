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
export async function recoverRefunds(giving: Refunds): Promise<number> {
  const now = giving.now();
  const leased = await giving.refunds.lease(now, new Date(now.getTime() + LEASE_MS), MAX_PER_ROUND);
  return runInParallel(leased, (refund) => recover(giving, refund), "Some refunds could not be asked about.");
}

async function recover(giving: Refunds, refund: RefundRow): Promise<void> {
  const { churchId, donationId, id: refundId, providerId, providerKey: key, createdAt, checks } = refund;
  const gatewayId = await giving.refunds.gatewayIdOf(churchId, donationId);
  const gateway = gatewayId && (await giving.gateways.find(churchId, gatewayId));
  const donation = await giving.refunds.donation(churchId, donationId);
  if (!gateway || !isInReach(giving, gateway) || !donation?.transactionId) return;
  const account = openAccount(giving, gateway);
  const { refunds } = giving.providers[gateway.provider];
  const { transactionId: chargeId } = donation;
  await faultPoint("refund-recovery-leased");

  if (providerId) {
    const seen = await refunds.look?.(account, providerId);
    if (seen) await applyRefund(giving, refund, seen.update);
    return;
  }
  const age = giving.now().getTime() - createdAt.getTime();
  if (!refunds.listOf || age < KEY_LIFE_MS[gateway.provider]) {
    // The same key: what was given back is told again, what was not is given back now, and neither happens twice.
    const amount = churchMoney(churchId, refund.amount);
    const update = await refunds.refund(account, { key, refundId, chargeId, amount });
    await faultPoint("refund-recovery-after-call");
    await applyRefund(giving, refund, update);
    return;
  }
  const found = (await refunds.listOf(account, chargeId)).find(({ ourId }) => ourId === refundId);
  if (found) await applyRefund(giving, refund, found.update);
  else if (checks >= MISSES) await applyRefund(giving, refund, { outcome: "failed", refundId: "", reason: "" });
}
