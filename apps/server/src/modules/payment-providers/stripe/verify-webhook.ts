import { Stripe } from "stripe";
import type { SignedDelivery } from "../payment-provider.ts";

/** Signed longer ago than this, by the clock on the wall and never by one that a sandbox moves, a body may be one that somebody kept. */
const TOLERANCE_SECONDS = 300;

/** The event that Stripe signed with the endpoint's secret, not long ago; null for everything else. */
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
