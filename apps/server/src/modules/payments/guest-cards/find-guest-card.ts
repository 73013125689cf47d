import type { Donor } from "../donors/find-or-add-donor.ts";
import type { Gateway } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";
import { MethodNotFound } from "../payments-errors.ts";
import type { PayingMethod } from "../payment-methods/method-reader.ts";

/** Returns the card, or the bank account, if this guest saved it. Guests never give with a person's methods, whatever email they enter. */
export async function findGuestCard(
  context: Pick<Payments, "guests">,
  guest: NonNullable<Donor["guest"]>,
  { churchId, id: gatewayId }: Gateway,
  method: PayingMethod | undefined,
): Promise<PayingMethod> {
  const isTheirs =
    method?.personId === null && (await context.guests.isCardOf({ churchId, gatewayId, methodId: method.id }, guest));
  if (!method || !isTheirs) throw new MethodNotFound();
  return method;
}
