import type { Stripe } from "stripe";
import type { ChargeIds } from "../charge.ts";

/** A reference of Stripe: an id, or the whole object where the request expanded it. */
type Expandable<Resource extends { id: string }> = string | Resource | null | undefined;

export const idOf = (reference: Expandable<{ id: string }>): string =>
  typeof reference === "string" ? reference : (reference?.id ?? "");

/** The ids of the charge of a refund or dispute. `intentId` is empty unless the request expanded the charge. */
export const chargeIdsOf = (refundOrDispute: {
  charge: Expandable<Stripe.Charge>;
  payment_intent: Expandable<Stripe.PaymentIntent>;
}): ChargeIds => ({
  chargeId: idOf(refundOrDispute.charge),
  providerId: idOf(refundOrDispute.payment_intent),
  intentId: typeof refundOrDispute.charge === "object" ? (refundOrDispute.charge?.metadata["intentId"] ?? "") : "",
});

/** Throws unless the answer is an object of this kind: stripe-node returns any JSON without an `error` as success. */
export function assertStripeObject<
  Resource extends { object: string; id: string; lastResponse: { statusCode: number } },
>(kind: Resource["object"], response: Resource): Resource {
  if (response.object !== kind || !response.id || response.lastResponse.statusCode >= 300)
    throw new Error(`The answer was no ${kind}.`);
  return response;
}
