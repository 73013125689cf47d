import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Recurring } from "../recurring.ts";
import { SubscriptionNotFound } from "../recurring-errors.ts";
import { mayChangeRecurringGiftsOf, seeDonor } from "../../donations/index.ts";
import type { Subscription } from "../subscription.ts";

/** Returns a subscription of the caller's church. Refuses if the caller may not see its donor's gifts. */
export async function requireVisibleSubscription(
  context: Pick<Recurring, "subscriptions">,
  id: string,
  caller: Caller,
): Promise<Subscription> {
  const found = await context.subscriptions.find(caller.churchId, id);
  if (!found) throw new SubscriptionNotFound();
  seeDonor(caller, found.personId);
  return found;
}

/** Returns a subscription of the caller. Nobody else may take a further payment, whatever they are permitted to change. */
export async function requireOwnSubscription(
  context: Pick<Recurring, "subscriptions">,
  id: string,
  { churchId, personId }: Caller,
): Promise<Subscription> {
  const found = await context.subscriptions.find(churchId, id);
  if (found?.personId !== personId) throw new SubscriptionNotFound();
  return found;
}

/** Returns a subscription that the caller may change: their own, or anyone's with the permission to edit donations. */
export async function requireEditableSubscription(
  context: Pick<Recurring, "subscriptions">,
  id: string,
  caller: Caller,
): Promise<Subscription> {
  const found = await context.subscriptions.find(caller.churchId, id);
  if (!found) throw new SubscriptionNotFound();
  if (!mayChangeRecurringGiftsOf(caller, found.personId)) throw new NotAllowed();
  return found;
}
