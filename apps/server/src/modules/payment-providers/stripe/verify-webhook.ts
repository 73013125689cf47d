import { Stripe } from "stripe";
import type { SignedDelivery } from "../provider-event.ts";

/** An older signature may be a replay. stripe-node measures the age by the system clock, not by the sandbox's clock. */
const TOLERANCE_SECONDS = 300;

/** Returns the event, or null unless Stripe signed it with the endpoint's secret within the tolerance. */
export function verifyWebhook(
  body: SignedDelivery["body"],
  signature: string | undefined,
  secret: string,
): Stripe.Event | null {
  if (!signature || !secret) return null;
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  } catch {
    return null;
  }
}
