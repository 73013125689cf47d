import { openAccount, type Gateway } from "../../gateways/index.ts";
import type { Recurring } from "../recurring.ts";
import { bookBill } from "./book-bill.ts";
import type { Subscription } from "../subscription.ts";
import { publishRenewalFailure } from "./publish-renewal-failure.ts";

interface Asked {
  providerId: string;
  since: Date;
  /** The id of a bill to skip, because the caller records it itself. */
  but?: string | undefined;
}

/** Records every bill that the provider made for a subscription since a date, in case its webhook never arrived. */
export async function bookBills(
  context: Recurring,
  gateway: Gateway,
  subscription: Subscription,
  { providerId, since, but }: Asked,
): Promise<void> {
  const { recurring } = context.providers[gateway.provider];
  if (!recurring) return;
  for (const bill of await recurring.bills(openAccount(context, gateway), { providerId, since })) {
    if (bill.id === but) continue;
    const payment = await bookBill(context, gateway, subscription, bill);
    if (payment) await publishRenewalFailure(context, subscription, bill, payment);
  }
}
