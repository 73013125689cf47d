import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { Recurring } from "../recurring.ts";
import { applySchedule } from "./apply-schedule.ts";
import { recordRenewals } from "../renewals/record-renewals.ts";
import type { Subscription } from "../subscription.ts";
import { markSynced } from "./mark-synced.ts";
import { termsOf } from "./terms-of.ts";

const RETRY_DELAY_MS = 30_000;
const MAX_MISSED_CHECKS = 3;
const DAY_MS = 86_400_000;

/**
 * Sends a change or the end of a subscription to the provider. `toSync` was committed before, and the worker repeats
 * the call until the provider has answered.
 */
export async function syncToProvider(
  context: Recurring,
  gateway: Gateway,
  subscription: Subscription,
): Promise<Subscription> {
  const { recurring } = context.providers[gateway.provider];
  const stopSyncing = (more: { checkAt?: null } = {}) =>
    context.subscriptions.change(subscription, { toSync: "", checks: 0, ...more });
  const retryLater = () =>
    context.subscriptions.change(subscription, { checkAt: new Date(context.now().getTime() + RETRY_DELAY_MS) });
  const isEnd = subscription.toSync === "end";
  if (!recurring || subscription.scheduleOwner === "us")
    return isEnd ? stopSyncing({ checkAt: null }) : markSynced(context, subscription);

  const account = openAccount(context, gateway);
  const { id: subscriptionId, checks, createdAt } = subscription;
  const found = subscription.providerId
    ? { providerId: subscription.providerId }
    : await recurring.look(account, { ...subscription, subscriptionId });
  // It may not exist at the provider; creating it only to end it could charge the donor.
  if (!found) return checks >= MAX_MISSED_CHECKS ? stopSyncing({ checkAt: null }) : retryLater();
  if (!("providerId" in found)) return retryLater();
  const { providerId } = found;
  const update = isEnd
    ? await recurring.end(account, providerId)
    : await recurring.change(account, { ...(await termsOf(context, subscription)), providerId });
  if (update.outcome === "unknown") return retryLater();
  if (update.outcome === "refused") return isEnd ? retryLater() : stopSyncing();
  if (!isEnd) await markSynced(context, subscription);
  // An ended subscription is not polled any more, so payments without a webhook are recorded now.
  else
    await recordRenewals(context, gateway, subscription, {
      providerId,
      since: new Date(createdAt.getTime() - DAY_MS),
      skippedId: update.invoice?.id,
    });
  return applySchedule(context, gateway, subscription, update);
}
