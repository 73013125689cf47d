import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { runInParallel, openAccount } from "../../gateways/index.ts";
import type { PaymentUpdate } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";
import { applyPaymentUpdate } from "./apply-payment-update.ts";
import { chargeRequest } from "./charge-request.ts";
import { chargeQuery } from "./charge-query.ts";
import type { Intent } from "./intent.ts";

const MAX_PER_ROUND = 20;
const LEASE_MS = 120_000;
/** Within this time the provider surely remembers an idempotency key, so that a repeated call cannot charge twice. */
const KEY_LIFETIME_MS = { stripe: 23 * 3_600_000, paypal: 5 * 3_600_000 };
const ABANDONED_MS = 24 * 3_600_000;
/** After this many searches without a result, the charge never reached the provider, and the gift fails. */
const MAX_MISSED_SEARCHES = 3;

/** Fetches the outcome of gifts that are still open: the answer was lost, the server died, or the bank takes days. */
export async function recoverIntents(context: Payments): Promise<number> {
  const now = context.now();
  const leased = await context.intents.lease(now, new Date(now.getTime() + LEASE_MS), MAX_PER_ROUND);
  return runInParallel(leased, (intent) => recover(context, intent), "Some gifts could not be asked about.");
}

async function recover(context: Payments, intent: Intent): Promise<void> {
  const gateway = await context.gateways.find(intent.churchId, intent.gatewayId);
  if (!gateway) return;
  const account = openAccount(context, gateway);
  const { charges } = context.providers[intent.provider];
  const { providerId, createdAt: since } = intent;
  const age = context.now().getTime() - since.getTime();
  await faultPoint("recovery-leased");

  if (!providerId && age < KEY_LIFETIME_MS[intent.provider] && !intent.failureCode) {
    // The same idempotency key: the provider repeats its first answer, or charges now if the first call never arrived.
    const update = await charges.charge(account, chargeRequest(intent));
    await faultPoint("recovery-after-call");
    await applyPaymentUpdate(context, intent, update);
    return;
  }
  if (intent.status === "requires_action" && age > ABANDONED_MS) {
    // The donor has not confirmed for a day. Cancelled at the provider, the charge cannot be confirmed later.
    await applyPaymentUpdate(context, intent, await charges.cancel(account, providerId));
    return;
  }
  const found = await charges.look(account, chargeQuery(intent));
  const neverArrived: PaymentUpdate = { outcome: "failed", providerId: "", code: "never-arrived", reason: "" };
  if (found) await applyPaymentUpdate(context, intent, found);
  else if (intent.checks >= MAX_MISSED_SEARCHES) await applyPaymentUpdate(context, intent, neverArrived);
}
