import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { runInParallel, openAccount } from "../../gateways/index.ts";
import type { PaymentUpdate } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";
import { applyPaymentUpdate } from "./apply-payment-update.ts";
import { chargeSought } from "./charge-sought.ts";
import type { Intent } from "./intent.ts";

const MAX_PER_ROUND = 20;
const LEASE_MS = 120_000;
/** A provider forgets a key after a day: until shortly before, asking again with the same one cannot charge twice. */
const KEY_LIFE_MS = { stripe: 23 * 3_600_000, paypal: 5 * 3_600_000 };
const ABANDONED_MS = 24 * 3_600_000;
/** So many looks at the provider's own list without finding it mean that it never arrived. */
const MISSES = 3;

/** Asks again about gifts whose outcome is open: the answer was lost, the server died, the donor's bank takes its time. */
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

  if (!providerId && age < KEY_LIFE_MS[intent.provider] && !intent.failureCode) {
    // The same key: what was charged is told again, what was not is charged now, and neither happens twice.
    const order = { ...intent, ...chargeSought(intent), key: intent.providerKey, address: "0.0.0.0" };
    const update = await charges.charge(account, order);
    await faultPoint("recovery-after-call");
    await applyPaymentUpdate(context, intent, update);
    return;
  }
  if (intent.status === "requires_action" && age > ABANDONED_MS) {
    // Nobody comes back to their bank's question after a day; cancelled there, it can no longer be answered.
    await applyPaymentUpdate(context, intent, await charges.cancel(account, providerId));
    return;
  }
  const found = await charges.look(account, chargeSought(intent));
  const gone: PaymentUpdate = { outcome: "failed", providerId: "", code: "never-arrived", reason: "" };
  if (found) await applyPaymentUpdate(context, intent, found);
  else if (intent.checks >= MISSES) await applyPaymentUpdate(context, intent, gone);
}
