import type { Gateway } from "../../gateways/index.ts";
import type { Intent } from "../../payments/index.ts";
import type { ScheduleUpdate } from "../../payment-providers/index.ts";
import { completeSubscription, hasMadeAllPayments } from "../plans/complete-subscription.ts";
import { inTransaction, type Recurring, type RecurringStores } from "../recurring.ts";
import { recordRenewal } from "../renewals/record-renewal.ts";
import { renewalFailed } from "../events/renewal-failed.ts";
import type { SubscriptionChange } from "../store/subscription-store.ts";
import type { Subscription } from "../subscription.ts";
import { publishRenewalFailure } from "../renewals/publish-renewal-failure.ts";

export type KnownSchedule = Exclude<ScheduleUpdate, { outcome: "refused" | "unknown" }>;

const MINUTE_MS = 60_000;
const RETRY_DELAY_MS = 30_000;
const NEXT_CHECK_MS = 15 * MINUTE_MS;
const AFTER_DUE_MS = 5 * MINUTE_MS;
const PAST_DUE_CHECK_MS = 6 * 60 * MINUTE_MS;

/**
 * The only function that applies what a provider reports about a subscription: in its answer to the creation, in a
 * webhook, or when the worker polls. It records the invoice first, then updates the subscription under its lock. A
 * cancelled one stays so.
 */
export async function applySchedule(
  context: Recurring,
  gateway: Gateway,
  subscription: Subscription,
  update: KnownSchedule,
): Promise<Subscription> {
  const { providerId, item: providerItem } = update;
  const known = await context.subscriptions.change(subscription, { providerId, providerItem });
  const payment = update.invoice ? await recordRenewal(context, gateway, known, update.invoice) : null;
  if (update.invoice && payment && update.outcome !== "cancelled")
    await publishRenewalFailure(context, known, update.invoice, payment);
  return applyOutcome(context, known, update, payment);
}

const applyOutcome = (
  context: Pick<Recurring, "connection" | "now" | "publish">,
  subscription: Subscription,
  update: KnownSchedule,
  payment: Intent | null,
): Promise<Subscription> =>
  inTransaction(context, async (stores, tx) => {
    const row = await stores.subscriptions.lock(subscription);
    const now = context.now();
    const later = (ms: number) => new Date(now.getTime() + ms);
    const change = (to: SubscriptionChange) => stores.subscriptions.change(row, to);

    if (row.status === "cancelled") {
      return update.outcome === "cancelled"
        ? change({ toSync: "", checkAt: null })
        : change({ checkAt: later(RETRY_DELAY_MS) });
    }
    const { failure = "", failureCode = "" } = payment ?? {};
    switch (update.outcome) {
      case "cancelled": {
        const unpaid = row.status === "incomplete" ? undefined : await stores.renewals.newestOpen(row);
        const open = unpaid && (await stores.intents.find(row.churchId, unpaid.intentId));
        // The provider ends a limited subscription by itself, also while its last bank debit is on its way.
        if ((!open || open.status === "processing") && (await hasMadeAllPayments(stores, row, open ? 1 : 0)))
          return completeSubscription(context, { stores, tx }, row, { toSync: "", checkAt: null });
        const { churchId, id: subscriptionId } = row;
        if (unpaid)
          await context.publish(tx, renewalFailed, {
            churchId,
            subscriptionId,
            intentId: unpaid.intentId,
            final: true,
          });
        return change({ ...ENDED, failure, failureCode, endedAt: now, checkAt: null });
      }
      case "incomplete":
        if (row.status !== "incomplete") return row;
        if (payment?.status === "failed" || payment?.status === "cancelled")
          return change({
            ...ENDED,
            failure,
            failureCode,
            endedAt: now,
            toSync: "end",
            checkAt: later(RETRY_DELAY_MS),
          });
        return change({
          clientSecret: payment?.clientSecret ?? "",
          checkAt: later(NEXT_CHECK_MS),
          checks: Math.max(1, row.checks),
        });
      case "active":
      case "past-due": {
        const isPastDue = update.outcome === "past-due";
        const due = (update.nextDue?.getTime() ?? 0) + AFTER_DUE_MS;
        // While a change waits to be sent, the provider still reports the dates from before it.
        const dates = row.toSync === "change" ? {} : await datesOf(stores, row, update);
        const next = { ...row, ...dates };
        if (!isPastDue && (await hasMadeAllPayments(stores, next)) && !(await stores.renewals.oldestOpen(row)))
          return completeSubscription(context, { stores, tx }, row, { toSync: "end", checkAt: later(RETRY_DELAY_MS) });
        return change({
          status: isPastDue ? "past_due" : "active",
          tries: isPastDue ? Math.max(1, update.invoice?.tries ?? 0) : 0,
          failure: isPastDue ? failure : "",
          failureCode: isPastDue ? failureCode : "",
          clientSecret: "",
          ...dates,
          checks: 0,
          checkAt: row.toSync
            ? later(RETRY_DELAY_MS)
            : isPastDue
              ? later(PAST_DUE_CHECK_MS)
              : new Date(Math.max(due, later(AFTER_DUE_MS).getTime())),
        });
      }
    }
  });

/** The dates that the provider reports. If it is no longer paused there, it is not paused here either. */
async function datesOf({ donations }: RecurringStores, row: Subscription, update: KnownSchedule) {
  const { nextDue, isPaused } = update;
  return {
    nextDue,
    dueOn: nextDue ? await donations.dayOf(row.churchId, nextDue) : row.dueOn,
    ...(!isPaused && { resumesOn: null, skippedOn: null }),
  };
}

/** Clears the idempotency key, so that another attempt with another card creates a new subscription. */
const ENDED = { status: "cancelled", clientKey: null, clientSecret: "" } as const;
