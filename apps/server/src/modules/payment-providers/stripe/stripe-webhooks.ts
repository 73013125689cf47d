import type { Stripe } from "stripe";
import { z } from "zod";
import type { PaymentProvider } from "../payment-provider.ts";
import type { ProviderEvent, EventSubject } from "../provider-event.ts";
import type { StripeOf } from "./open-stripe.ts";
import { CARD_SETUP } from "./stripe-cards.ts";
import { verifyWebhook } from "./verify-webhook.ts";

/** The event types that our webhook subscribes to. */
export const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.processing",
  "payment_intent.canceled",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.voided",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "setup_intent.succeeded",
  "setup_intent.requires_action",
  "setup_intent.setup_failed",
  "setup_intent.canceled",
  "payment_method.attached",
  "payment_method.updated",
  "payment_method.automatically_updated",
  "payment_method.detached",
  "customer.source.updated",
  "customer.source.deleted",
  "mandate.updated",
];

export const stripeWebhooks = (stripeOf: StripeOf): PaymentProvider["webhooks"] => ({
  async register(account, url) {
    const endpoint = await stripeOf(account).webhookEndpoints.create({ url, enabled_events: EVENTS });
    if (endpoint.object !== "webhook_endpoint" || !endpoint.secret)
      throw new Error("The answer was no webhook endpoint.");
    return endpoint.secret;
  },

  async read(_account, { secret, body, headers }) {
    const event = verifyWebhook(body, headers["stripe-signature"], secret);
    return event && { eventId: event.id, type: event.type, ...subjectOf(event.data.object) };
  },
});

const EventObject = z.object({
  object: z.string(),
  id: z.string(),
  payment_intent: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
});

const SUBJECT_BY_OBJECT: Record<string, EventSubject> = {
  payment_intent: "charge",
  charge: "charge",
  refund: "refund",
  dispute: "dispute",
  invoice: "renewal",
  subscription: "schedule",
  payment_method: "method",
  bank_account: "method",
  setup_intent: "method",
  mandate: "method",
};

/** Returns the subject of an event. For a charge, that is its payment intent, because we store only that id. */
export function subjectOf(object: unknown): Pick<ProviderEvent, "about" | "objectId" | "intentId"> {
  const { object: kind, id, payment_intent: parent, metadata } = EventObject.parse(object);
  const objectId = kind === "charge" ? (parent ?? "") : id;
  const isOwnCardSetup = kind === "setup_intent" && metadata?.[CARD_SETUP] !== undefined;
  return {
    about: isOwnCardSetup ? "nothing" : (SUBJECT_BY_OBJECT[kind] ?? "nothing"),
    objectId,
    intentId: metadata?.["intentId"] ?? "",
  };
}
