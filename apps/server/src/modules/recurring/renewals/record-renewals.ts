import { openAccount, type Gateway } from "../../gateways/index.ts";
import type { Recurring } from "../recurring.ts";
import { recordRenewal } from "./record-renewal.ts";
import type { Subscription } from "../subscription.ts";
import { publishRenewalFailure } from "./publish-renewal-failure.ts";

interface RenewalsQuery {
  providerId: string;
  since: Date;
  /** The id of an invoice to skip, because the caller records it itself. */
  skippedId?: string | undefined;
}

/** Records every invoice that the provider made for a subscription since a date, in case its webhook never arrived. */
export async function recordRenewals(
  context: Recurring,
  gateway: Gateway,
  subscription: Subscription,
  { providerId, since, skippedId }: RenewalsQuery,
): Promise<void> {
  const { recurring } = context.providers[gateway.provider];
  if (!recurring) return;
  for (const invoice of await recurring.listInvoices(openAccount(context, gateway), { providerId, since })) {
    if (invoice.id === skippedId) continue;
    const payment = await recordRenewal(context, gateway, subscription, invoice);
    if (payment) await publishRenewalFailure(context, subscription, invoice, payment);
  }
}
