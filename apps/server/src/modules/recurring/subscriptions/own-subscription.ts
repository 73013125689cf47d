import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Recurring } from "../recurring.ts";
import { SubscriptionNotFound } from "../recurring-errors.ts";
import { mayChangeRecurringGiftsOf, seeDonor } from "../../donations/index.ts";
import type { Subscription } from "../subscription.ts";

/** One of the caller's church that the caller may see. */
export async function seeSubscription(
  context: Pick<Recurring, "subscriptions">,
  id: string,
  caller: Caller,
): Promise<Subscription> {
  const found = await context.subscriptions.find(caller.churchId, id);
  if (!found) throw new SubscriptionNotFound();
  seeDonor(caller, found.personId);
  return found;
}

/** One that the caller may change: one's own, or anyone's for those who edit donations. */
export async function ownSubscription(
  context: Pick<Recurring, "subscriptions">,
  id: string,
  caller: Caller,
): Promise<Subscription> {
  const found = await context.subscriptions.find(caller.churchId, id);
  if (!found) throw new SubscriptionNotFound();
  if (!mayChangeRecurringGiftsOf(caller, found.personId)) throw new NotAllowed();
  return found;
}
