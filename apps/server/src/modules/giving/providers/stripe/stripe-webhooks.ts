import { Stripe } from "stripe";
import { z } from "zod";
import type { PaymentProvider } from "../payment-provider.ts";
import type { StripeOf } from "./open-stripe.ts";

/** What we want to be told of. */
const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.processing",
  "payment_intent.canceled",
];

/** Older than this by their clock, a signed body may be one that somebody kept. */
const TOLERANCE_SECONDS = 300;

export const stripeWebhooks = (stripeOf: StripeOf): PaymentProvider["webhooks"] => ({
  async register(account, url) {
    const endpoint = await stripeOf(account).webhookEndpoints.create({ url, enabled_events: EVENTS });
    if (endpoint.object !== "webhook_endpoint" || !endpoint.secret)
      throw new Error("The answer was no webhook endpoint.");
    return endpoint.secret;
  },

  read(secret, body, headers, now) {
    const signature = headers["stripe-signature"];
    if (!signature || !secret) return null;
    try {
      const at = Math.floor(now.getTime() / 1000);
      const event = Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, at);
      return { eventId: event.id, type: event.type, ...chargeOf(event.data.object) };
    } catch {
      return null;
    }
  },
});

const Charged = z.object({
  object: z.string(),
  id: z.string(),
  payment_intent: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
});

/** A payment intent itself, or what hangs on one. */
function chargeOf(object: unknown): { providerId: string; intentId: string } {
  const { object: kind, id, payment_intent: parent, metadata } = Charged.parse(object);
  return { providerId: (kind === "payment_intent" ? id : parent) ?? "", intentId: metadata?.["intentId"] ?? "" };
}
