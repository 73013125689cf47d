import { completeSubscription, hasMadeAllPayments } from "../plans/complete-subscription.ts";
import { nextDueDay } from "../plans/plan-dates.ts";
import { inTransaction, type Recurring } from "../recurring.ts";
import type { Intent } from "../../payments/index.ts";
import { isPaidByOrder } from "./payment-source-of-due.ts";
import { renewalFailed } from "../events/renewal-failed.ts";
import type { SubscriptionChange } from "../store/subscription-store.ts";
import type { Subscription } from "../subscription.ts";

const DAY_MS = 86_400_000;
const NEXT_CHECK_MS = 15 * 60_000;
/** Days until the next try after the first, second and third failure. The fourth failure ends the subscription. */
const RETRY_DAYS = [3, 5, 6];

/** Updates a subscription by the status of its due payment. Publishes every failed try. */
export const settleDue = (
  context: Pick<Recurring, "connection" | "now" | "publish">,
  subscription: Subscription,
  payment: Intent,
): Promise<Subscription> =>
  inTransaction(context, async (stores, tx) => {
    const row = await stores.subscriptions.lock(subscription);
    const now = context.now();
    const later = (ms: number) => new Date(now.getTime() + ms);
    const change = (to: SubscriptionChange) => stores.subscriptions.change(row, to);
    if (row.status === "cancelled") return row;
    const { churchId, id: subscriptionId } = row;

    switch (payment.status) {
      case "succeeded": {
        const today = await stores.donations.dayOf(churchId, now);
        const dueOn = nextDueDay(row, today);
        if (await hasMadeAllPayments(stores, { ...row, dueOn }))
          return completeSubscription(context, { stores, tx }, row, { toSync: "", checkAt: null });
        const nextDue = await stores.subscriptions.startOfDay(churchId, dueOn);
        // A subscription that began with an order is checked soon, to switch to its saved card.
        const checkAt = isPaidByOrder(row) ? later(NEXT_CHECK_MS) : nextDue;
        return change({ ...ACTIVE_STATE, dueOn, nextDue, checkAt });
      }
      case "created":
      case "processing": {
        const isAtProvider = payment.providerId !== "";
        const checks = Math.max(1, row.checks);
        return change({
          ...(isAtProvider && ACTIVE_STATE),
          dueOn: subscription.dueOn,
          checkAt: later(NEXT_CHECK_MS),
          checks,
        });
      }
      case "requires_action":
        return change({ clientSecret: payment.clientSecret, checkAt: later(NEXT_CHECK_MS), checks: 1 });
      case "failed":
      case "cancelled": {
        const { failure, failureCode } = payment;
        const ended = {
          status: "cancelled",
          failure,
          failureCode,
          clientKey: null,
          clientSecret: "",
          checkAt: null,
        } as const;
        if (row.status === "incomplete") return change({ ...ended, endedAt: now });
        // The worker and a change by the donor may settle the same payment: the first of them counts it as a try.
        if (!(await stores.subscriptions.freeDueDay(churchId, payment.id))) return row;
        const tries = row.tries + 1;
        const days = RETRY_DAYS[tries - 1];
        const final = days === undefined;
        await context.publish(tx, renewalFailed, { churchId, subscriptionId, intentId: payment.id, final });
        if (final) return change({ ...ended, tries, endedAt: now });
        const checkAt = later(days * DAY_MS);
        return change({
          status: "past_due",
          failure,
          failureCode,
          tries,
          dueOn: subscription.dueOn,
          checkAt,
          checks: 0,
        });
      }
    }
  });

const ACTIVE_STATE = { status: "active", tries: 0, failure: "", failureCode: "", clientSecret: "", checks: 0 } as const;
