import { FUNDING_SOURCES } from "@offertory/contract";
import type { Order } from "@paypal/paypal-server-sdk";
import type { OrderPayer } from "../order.ts";

/** Describes who approved an order from a PayPal or Venmo account; null until then, and for orders for a card. */
export function describeOrderPayer({ paymentSource, payer }: Order): OrderPayer | null {
  const fundingSource = FUNDING_SOURCES.find((name) => paymentSource?.[name]);
  const account = fundingSource && paymentSource?.[fundingSource];
  const email = account?.emailAddress ?? payer?.emailAddress;
  if (!fundingSource || !email) return null;
  const { givenName = "", surname = "" } = account?.name ?? payer?.name ?? {};
  return { fundingSource, email, firstName: givenName, lastName: surname };
}
