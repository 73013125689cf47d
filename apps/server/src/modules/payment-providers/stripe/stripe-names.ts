import type { Stripe } from "stripe";
import type { ChargeNames } from "../payment-provider.ts";

/** A reference of Stripe: an id, or the whole object where the request expanded it. */
type Shown<Thing extends { id: string }> = string | Thing | null | undefined;

export const idOf = (shown: Shown<{ id: string }>): string => (typeof shown === "string" ? shown : (shown?.id ?? ""));

/** The ids of the charge of a refund or dispute. `intentId` is empty unless the request expanded the charge. */
export const namesOf = (about: {
  charge: Shown<Stripe.Charge>;
  payment_intent: Shown<Stripe.PaymentIntent>;
}): ChargeNames => ({
  chargeId: idOf(about.charge),
  providerId: idOf(about.payment_intent),
  intentId: typeof about.charge === "object" ? (about.charge?.metadata["intentId"] ?? "") : "",
});

/** Throws unless the answer is an object of this kind: stripe-node returns any JSON without an `error` as success. */
export function reallyIs<Thing extends { object: string; id: string; lastResponse: { statusCode: number } }>(
  kind: Thing["object"],
  thing: Thing,
): Thing {
  if (thing.object !== kind || !thing.id || thing.lastResponse.statusCode >= 300)
    throw new Error(`The answer was no ${kind}.`);
  return thing;
}
