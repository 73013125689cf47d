import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Giving } from "../giving.ts";
import { SubscriptionNotFound } from "../giving-errors.ts";
import { mayChangeRecurringGiftsOf, seeDonor } from "../people/may-see-donations.ts";
import type { Subscription } from "../subscription.ts";

/** One of the caller's church that the caller may see. */
export async function seeSubscription(giving: Giving, id: string, caller: Caller): Promise<Subscription> {
  const found = await giving.subscriptions.find(caller.churchId, id);
  if (!found) throw new SubscriptionNotFound();
  seeDonor(caller, found.personId);
  return found;
}

/** One that the caller may change: one's own, or anyone's for those who edit donations. */
export async function ownSubscription(giving: Giving, id: string, caller: Caller): Promise<Subscription> {
  const found = await giving.subscriptions.find(caller.churchId, id);
  if (!found) throw new SubscriptionNotFound();
  if (!mayChangeRecurringGiftsOf(caller, found.personId)) throw new NotAllowed();
  return found;
}
