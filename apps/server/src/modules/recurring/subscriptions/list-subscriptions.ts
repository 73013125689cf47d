import type { Subscription as Described, SubscriptionFund } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Recurring } from "../recurring.ts";
import { PersonNotKnown, seeDonor } from "../../donations/index.ts";
import { describeFund, describeSubscriptions } from "../descriptions/describe-subscription.ts";
import { requireVisibleSubscription } from "./require-subscription.ts";

/** Lists all recurring gifts of the person behind a customer, on every gateway. */
export async function listSubscriptions(
  context: Pick<Recurring, "donations" | "now" | "subscriptions">,
  customerId: string,
  caller: Caller,
): Promise<Described[]> {
  const personId = await context.subscriptions.personOfCustomer(caller.churchId, customerId);
  if (!personId) throw new PersonNotKnown();
  return describeSubscriptions(context, await context.subscriptions.listOf(seeDonor(caller, personId)));
}

export async function listSubscriptionFunds(
  context: Pick<Recurring, "subscriptions">,
  id: string,
  caller: Caller,
): Promise<SubscriptionFund[]> {
  const { churchId } = await requireVisibleSubscription(context, id, caller);
  return (await context.subscriptions.fundNamesOf(churchId, [id])).map(describeFund);
}
