import type { Stripe } from "stripe";
import type { ChargeNames } from "../payment-provider.ts";

/** Something of Stripe's that is named by its id, or shown whole where it was asked for. */
type Shown<Thing extends { id: string }> = string | Thing | null | undefined;

export const idOf = (shown: Shown<{ id: string }>): string => (typeof shown === "string" ? shown : (shown?.id ?? ""));

/** What a refund or a dispute says of the charge that it is about; our own name for it is on the charge only where it is shown whole. */
export const namesOf = (about: {
  charge: Shown<Stripe.Charge>;
  payment_intent: Shown<Stripe.PaymentIntent>;
}): ChargeNames => ({
  chargeId: idOf(about.charge),
  providerId: idOf(about.payment_intent),
  intentId: typeof about.charge === "object" ? (about.charge?.metadata["intentId"] ?? "") : "",
});

/** Their library takes any JSON without an `error` for success: what is not what was asked for tells us nothing. */
export function reallyIs<Thing extends { object: string; id: string; lastResponse: { statusCode: number } }>(
  kind: Thing["object"],
  thing: Thing,
): Thing {
  if (thing.object !== kind || !thing.id || thing.lastResponse.statusCode >= 300)
    throw new Error(`The answer was no ${kind}.`);
  return thing;
}
