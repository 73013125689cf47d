import type { Subscription as Described, SubscriptionFund } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Recurring } from "../recurring.ts";
import { PersonNotKnown, seeDonor } from "../../donations/index.ts";
import { describeFund, describeSubscriptions } from "./describe-subscription.ts";
import { seeSubscription } from "./own-subscription.ts";

/** All recurring gifts of the person behind a customer, whichever gateway they are on. */
export async function listSubscriptions(
  giving: Pick<Recurring, "subscriptions">,
  customerId: string,
  caller: Caller,
): Promise<Described[]> {
  const personId = await giving.subscriptions.personOfCustomer(caller.churchId, customerId);
  if (!personId) throw new PersonNotKnown();
  return describeSubscriptions(giving, await giving.subscriptions.listOf(seeDonor(caller, personId)));
}

export async function listSubscriptionFunds(
  giving: Pick<Recurring, "subscriptions">,
  id: string,
  caller: Caller,
): Promise<SubscriptionFund[]> {
  const { churchId } = await seeSubscription(giving, id, caller);
  return (await giving.subscriptions.fundNamesOf(churchId, [id])).map(describeFund);
}
