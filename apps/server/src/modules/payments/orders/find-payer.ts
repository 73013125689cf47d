import { type Gift, isEmail, sameEmail } from "@offertory/contract";
import { findGateway, openAccount } from "../../gateways/index.ts";
import { PaymentsUnavailable } from "../../payment-providers/index.ts";
import { readPersonOf } from "../../people/index.ts";
import type { Payments } from "../payments.ts";
import { GiftFailed, GuestEmailInvalid } from "../payments-errors.ts";
import type { GiftOrder } from "./order-store.ts";

/** The name and email of a guest, and their person where it is known already. */
export interface GuestPayer {
  personId?: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Finds the order of a guest who pays from a PayPal or Venmo account; undefined for every other gift. */
export async function findGuestOrder(
  context: Pick<Payments, "orders" | "providers" | "sandboxUrl" | "gatewaysWithSecrets">,
  churchId: string,
  gift: Pick<Gift, "id" | "gatewayId" | "provider">,
): Promise<GiftOrder | undefined> {
  if (!gift.id) return undefined;
  const gateway = await findGateway(context, churchId, gift);
  const order = await context.orders.findByOrderId(churchId, gateway.id, gift.id);
  return order?.fundingSource && order.personId === null ? order : undefined;
}

/**
 * Returns the name and email of the account that approved an order. Once a gift was started with the order its donor is
 * known, so that the same gift sent again does not depend on PayPal.
 */
export async function findPayer(context: Payments, order: GiftOrder): Promise<GuestPayer> {
  const { churchId, id, gatewayId, orderId } = order;
  const started = await context.intents.find(churchId, id);
  const donor = started && (await readPersonOf(context.people, churchId, started.personId));
  if (donor) return { personId: started.personId, email: donor.contactInfo.email ?? "", firstName: "", lastName: "" };
  const gateway = await context.gateways.find(churchId, gatewayId);
  const orders = gateway && context.providers[gateway.provider].orders;
  if (!orders) throw new PaymentsUnavailable();
  const payer = await orders.readPayer(openAccount(context, gateway), orderId).catch(() => {
    throw new PaymentsUnavailable();
  });
  if (!payer) throw new GiftFailed("");
  const email = sameEmail(payer.email);
  if (!isEmail(email)) throw new GuestEmailInvalid();
  return { email, firstName: payer.firstName, lastName: payer.lastName };
}
