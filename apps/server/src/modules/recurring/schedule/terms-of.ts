import { addDays } from "@offertory/contract";
import { churchMoney } from "../../../platform/money/church-money.ts";
import { lastDueDay } from "../plans/plan-dates.ts";
import type { Recurring } from "../recurring.ts";
import type { Subscription } from "../subscription.ts";

/** A subscription as the provider adapters take it: with the amount as money, and days as moments. */
export async function termsOf(
  { now, subscriptions }: Pick<Recurring, "now" | "subscriptions">,
  subscription: Subscription,
) {
  const { churchId, amount, beginsAt, resumesOn } = subscription;
  const isLater = (at: Date | null): Date | null => (at && at > now() ? at : null);
  const lastDay = lastDueDay(subscription, await subscriptions.countPaid(subscription));
  return {
    ...subscription,
    amount: churchMoney(churchId, amount),
    startsAt: isLater(beginsAt),
    resumesAt: resumesOn === null ? null : isLater(await subscriptions.startOfDay(churchId, resumesOn)),
    endsAfter: lastDay === null ? null : isLater(await subscriptions.startOfDay(churchId, addDays(lastDay, 1))),
  };
}
