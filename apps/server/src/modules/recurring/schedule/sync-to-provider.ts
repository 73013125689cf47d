import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { Recurring } from "../recurring.ts";
import { applySchedule } from "./apply-schedule.ts";
import { bookBills } from "../renewals/book-bills.ts";
import type { Subscription } from "../subscription.ts";
import { termsOf } from "./terms-of.ts";

const SOON_MS = 30_000;
const MISSES = 3;
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
  const heard = (more: { checkAt?: null } = {}) =>
    context.subscriptions.change(subscription, { toSync: "", checks: 0, ...more });
  const again = () =>
    context.subscriptions.change(subscription, { checkAt: new Date(context.now().getTime() + SOON_MS) });
  const isEnd = subscription.toSync === "end";
  if (!recurring || subscription.scheduleOwner === "us") return heard(isEnd ? { checkAt: null } : {});

  const account = openAccount(context, gateway);
  const { id: subscriptionId, checks, createdAt } = subscription;
  const found = subscription.providerId
    ? { providerId: subscription.providerId }
    : await recurring.look(account, { ...subscription, subscriptionId });
  // It may not exist at the provider; creating it only to end it could charge the donor.
  if (!found) return checks >= MISSES ? heard({ checkAt: null }) : again();
  if (!("providerId" in found)) return again();
  const { providerId } = found;
  const update = isEnd
    ? await recurring.end(account, providerId)
    : await recurring.change(account, { ...termsOf(subscription), providerId });
  if (update.outcome === "unknown") return again();
  if (update.outcome === "refused") return isEnd ? again() : heard();
  if (!isEnd) await heard();
  // An ended subscription is not polled any more, so payments without a webhook are recorded now.
  else
    await bookBills(context, gateway, subscription, {
      providerId,
      since: new Date(createdAt.getTime() - DAY_MS),
      but: update.bill?.id,
    });
  return applySchedule(context, gateway, subscription, update);
}
