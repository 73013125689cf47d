import { can, type Permission } from "@offertory/contract";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Giving } from "../giving.ts";
import { SubscriptionNotFound } from "../giving-errors.ts";
import type { Subscription } from "./subscription-store.ts";

const SEEN_BY: readonly Permission[] = [can.editDonations, can.viewDonationSummaries];

/** Recurring gifts are seen by their donor, and by those of the church who edit donations or see their sums. */
export function maySee(caller: Caller, personId: string): boolean {
  return personId === caller.personId || SEEN_BY.some((permission) => may(caller, permission));
}

/** One of the caller's church that the caller may see. */
export async function seeSubscription(giving: Giving, id: string, caller: Caller): Promise<Subscription> {
  const found = await giving.subscriptions.find(caller.churchId, id);
  if (!found) throw new SubscriptionNotFound();
  if (!maySee(caller, found.personId)) throw new NotAllowed();
  return found;
}

/** One that the caller may change: one's own, or anyone's for those who edit donations. */
export async function ownSubscription(giving: Giving, id: string, caller: Caller): Promise<Subscription> {
  const found = await giving.subscriptions.find(caller.churchId, id);
  if (!found) throw new SubscriptionNotFound();
  if (found.personId !== caller.personId && !may(caller, can.editDonations)) throw new NotAllowed();
  return found;
}
