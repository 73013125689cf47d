import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { runInParallel, openAccount, type Gateway } from "../../gateways/index.ts";
import type { ScheduleUpdate } from "../../payment-providers/index.ts";
import type { Recurring } from "../recurring.ts";
import { applySchedule } from "./apply-schedule.ts";
import { recordRenewals } from "../renewals/record-renewals.ts";
import { chargeDueSubscription } from "./charge-due-subscription.ts";
import type { Subscription } from "../subscription.ts";
import { syncToProvider } from "./sync-to-provider.ts";
import { termsOf } from "./terms-of.ts";

const MAX_PER_ROUND = 20;
const LEASE_MS = 120_000;
const RETRY_DELAY_MS = 30_000;
const LOOK_BACK_MS = 35 * 86_400_000;
/** A provider forgets an idempotency key after 24 hours; until then it cannot create a second subscription. */
const KEY_LIFETIME_MS = 23 * 3_600_000;
/** After so many lookups without finding the subscription, the provider has never received our request. */
const MAX_MISSED_CHECKS = 3;

/** Creates, polls or charges every subscription that is due. It works without any webhook. */
export async function runDueSubscriptions(context: Recurring): Promise<number> {
  const now = context.now();
  const leased = await context.subscriptions.lease(now, new Date(now.getTime() + LEASE_MS), MAX_PER_ROUND);
  return runInParallel(
    leased,
    (subscription) => runDueSubscription(context, subscription),
    "Some recurring gifts could not be attended.",
  );
}

export async function runDueSubscription(context: Recurring, subscription: Subscription): Promise<Subscription> {
  const gateway = await context.gateways.find(subscription.churchId, subscription.gatewayId);
  if (!gateway) return subscription;
  if (subscription.toSync) return syncToProvider(context, gateway, subscription);
  if (subscription.status === "cancelled") return context.subscriptions.change(subscription, { checkAt: null });
  // A closing church starts and charges nothing more, and a job ends its subscriptions. Those of a provider are polled.
  const begins = subscription.scheduleOwner === "us" || !subscription.providerId;
  if (begins && (await context.subscriptions.isClosing(subscription.churchId)))
    return context.subscriptions.change(subscription, { checkAt: soon(context) });
  if (subscription.scheduleOwner === "us") return chargeDueSubscription(context, gateway, subscription);
  return subscription.providerId
    ? refreshFromProvider(context, gateway, subscription)
    : startAtProvider(context, gateway, subscription);
}

/** Asks the provider to create the subscription, always with the same idempotency key. */
async function startAtProvider(
  context: Recurring,
  gateway: Gateway,
  subscription: Subscription,
): Promise<Subscription> {
  const { recurring } = context.providers[gateway.provider];
  if (!recurring) return subscription;
  const account = openAccount(context, gateway);
  const { id: subscriptionId, providerKey: key, checks } = subscription;
  const isKeyAlive = context.now().getTime() - subscription.createdAt.getTime() < KEY_LIFETIME_MS;
  await faultPoint("subscription-before-call");
  const update = isKeyAlive
    ? await recurring.begin(account, { ...(await termsOf(context, subscription)), key, subscriptionId })
    : ((await recurring.look(account, { ...subscription, subscriptionId })) ?? neverArrived(checks));
  await faultPoint("subscription-after-call");
  switch (update.outcome) {
    case "unknown":
      // With at least one check, `waitForStart` stops waiting: the worker finds out later.
      return context.subscriptions.change(subscription, { checkAt: soon(context), checks: Math.max(1, checks) });
    case "refused":
      return context.subscriptions.change(subscription, {
        status: "cancelled",
        failure: update.reason,
        failureCode: update.code,
        clientKey: null,
        endedAt: context.now(),
        checkAt: null,
      });
    default: {
      const begun = await applySchedule(context, gateway, subscription, update);
      return begun.toSync ? syncToProvider(context, gateway, begun) : begun;
    }
  }
}

/** Polls the provider for the subscription and for its invoices of the last weeks. */
async function refreshFromProvider(
  context: Recurring,
  gateway: Gateway,
  subscription: Subscription,
): Promise<Subscription> {
  const { recurring } = context.providers[gateway.provider];
  if (!recurring) return subscription;
  const account = openAccount(context, gateway);
  const { id: subscriptionId, providerId, nextDue, createdAt } = subscription;
  const oldest = await context.renewals.oldestOpen(subscription);
  const times = [oldest, nextDue ?? createdAt].flatMap((time) => (time ? [time.getTime()] : []));
  // A known invoice does not prove that the earlier ones were recorded: those of the last 35 days are read each time.
  const since = new Date(Math.min(...times) - LOOK_BACK_MS);
  const update = await recurring.look(account, { ...subscription, subscriptionId });
  if (!update || update.outcome === "unknown" || update.outcome === "refused")
    return context.subscriptions.change(subscription, { checkAt: soon(context) });
  await recordRenewals(context, gateway, subscription, { providerId, since, skippedId: update.invoice?.id });
  const refreshed = await applySchedule(context, gateway, subscription, update);
  return refreshed.toSync ? syncToProvider(context, gateway, refreshed) : refreshed;
}

const soon = ({ now }: Pick<Recurring, "now">): Date => new Date(now().getTime() + RETRY_DELAY_MS);

const neverArrived = (checks: number): ScheduleUpdate =>
  checks >= MAX_MISSED_CHECKS
    ? { outcome: "refused", code: "never-arrived", reason: "" }
    : { outcome: "unknown", why: "it is not among those that the company lists" };
