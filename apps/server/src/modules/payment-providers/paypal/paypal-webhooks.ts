import { z } from "zod";
import type { PaymentProvider } from "../payment-provider.ts";
import type { ProviderEvent, EventSubject } from "../provider-event.ts";
import type { PaypalOf } from "./open-paypal.ts";
import type { VerifyWebhook } from "./verify-webhook.ts";

/** The event types that our webhook subscribes to. */
const EVENTS = [
  "PAYMENT.CAPTURE.COMPLETED",
  "PAYMENT.CAPTURE.DECLINED",
  "PAYMENT.CAPTURE.DENIED",
  "PAYMENT.CAPTURE.PENDING",
  "PAYMENT.CAPTURE.REFUNDED",
  "PAYMENT.CAPTURE.REVERSED",
  "PAYMENT.REFUND.PENDING",
  "PAYMENT.REFUND.FAILED",
  "CUSTOMER.DISPUTE.CREATED",
  "CUSTOMER.DISPUTE.UPDATED",
  "CUSTOMER.DISPUTE.RESOLVED",
  "VAULT.PAYMENT-TOKEN.CREATED",
  "VAULT.PAYMENT-TOKEN.DELETED",
];

export const isSubscribedType = (type: string): boolean => EVENTS.includes(type);

const Webhook = z.object({ id: z.string().min(1), url: z.string() });
const Webhooks = z.object({ webhooks: z.array(Webhook) });

export const paypalWebhooks = (paypalOf: PaypalOf, isSignedByPaypal: VerifyWebhook): PaymentProvider["webhooks"] => ({
  /** Returns the webhook's id as the secret: PayPal's signature covers this id, and others do not know it. */
  async register(account, url) {
    const { rest } = paypalOf(account);
    const requested = { url, event_types: EVENTS.map((name) => ({ name })) };
    const made = Webhook.safeParse((await rest("POST", "/v1/notifications/webhooks", JSON.stringify(requested))).body);
    if (made.success) return made.data.id;
    const listed = Webhooks.safeParse((await rest("GET", "/v1/notifications/webhooks")).body);
    const known = listed.data?.webhooks.find((webhook) => webhook.url === url);
    if (!known) throw new Error("The answer was no webhook.");
    return known.id;
  },

  async read(account, delivery) {
    if (!(await isSignedByPaypal(account, delivery))) return null;
    const event = parse(delivery.body);
    return event && toProviderEvent(event);
  },
});

export const PaypalEvent = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.object({
    id: z.optional(z.string()),
    dispute_id: z.optional(z.string()),
    custom_id: z.optional(z.string()),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
    ),
  }),
});
type PaypalEvent = z.infer<typeof PaypalEvent>;

function parse(body: Buffer): PaypalEvent | null {
  try {
    return PaypalEvent.parse(JSON.parse(body.toString()));
  } catch {
    return null;
  }
}

/** Translates an event of PayPal. For a capture, `objectId` is its order, because we store only that id. */
export function toProviderEvent({ id: eventId, event_type: type, resource }: PaypalEvent): ProviderEvent {
  const about = subjectOf(type);
  const orderId = resource.supplementary_data?.related_ids?.order_id;
  const objectId = about === "charge" ? orderId : (resource.dispute_id ?? resource.id);
  return { eventId, type, about, objectId: objectId ?? "", intentId: resource.custom_id ?? "" };
}

function subjectOf(type: string): EventSubject {
  if (type === "PAYMENT.CAPTURE.REFUNDED" || type.startsWith("PAYMENT.REFUND.")) return "refund";
  if (type.startsWith("CUSTOMER.DISPUTE.")) return "dispute";
  if (type.startsWith("PAYMENT.CAPTURE.")) return "charge";
  if (type.startsWith("VAULT.PAYMENT-TOKEN.")) return "method";
  return "nothing";
}
