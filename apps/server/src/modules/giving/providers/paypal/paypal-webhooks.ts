import { z } from "zod";
import type { PaymentProvider, SignedLetter, Told, ToldAbout } from "../payment-provider.ts";
import type { PaypalOf } from "./open-paypal.ts";
import type { Rest } from "./paypal-rest.ts";

/** What we want to be told of. */
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

export const isWanted = (type: string): boolean => EVENTS.includes(type);

const Webhook = z.object({ id: z.string().min(1), url: z.string() });
const Webhooks = z.object({ webhooks: z.array(Webhook) });
const Verdict = z.object({ verification_status: z.enum(["SUCCESS", "FAILURE"]) });

export const paypalWebhooks = (paypalOf: PaypalOf): PaymentProvider["webhooks"] => ({
  /** What signs is PayPal's own key; what makes it ours is the id of the webhook, which only she and we know. */
  async register(account, url) {
    const { rest } = paypalOf(account);
    const wanted = { url, event_types: EVENTS.map((name) => ({ name })) };
    const made = Webhook.safeParse((await rest("POST", "/v1/notifications/webhooks", JSON.stringify(wanted))).body);
    if (made.success) return made.data.id;
    const listed = Webhooks.safeParse((await rest("GET", "/v1/notifications/webhooks")).body);
    const known = listed.data?.webhooks.find((webhook) => webhook.url === url);
    if (!known) throw new Error("The answer was no webhook.");
    return known.id;
  },

  async read(account, letter) {
    const event = parse(letter.body);
    return event && (await isHers(paypalOf(account).rest, letter)) ? toldOf(event) : null;
  },
});

const SIGNATURE = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
} as const;

/** PayPal is asked whether it was she, with the event exactly as it came: written anew it would be another one. */
async function isHers(rest: Rest, { secret, body, headers }: SignedLetter): Promise<boolean> {
  const signature = Object.entries(SIGNATURE).map(([field, header]) => [field, headers[header] ?? ""] as const);
  if (!secret || signature.some(([, value]) => value === "")) return false;
  const fields = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: secret });
  const asked = `${fields.slice(0, -1)},"webhook_event":${body.toString()}}`;
  const { status, body: answer } = await rest("POST", "/v1/notifications/verify-webhook-signature", asked);
  if (status >= 400 && status < 500 && status !== 401 && status !== 429) return false;
  const verdict = Verdict.safeParse(answer);
  if (!verdict.success) throw new Error("Whether it was she cannot be found out now.");
  return verdict.data.verification_status === "SUCCESS";
}

export const ToldEvent = z.object({
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
type ToldEvent = z.infer<typeof ToldEvent>;

function parse(body: Buffer): ToldEvent | null {
  try {
    return ToldEvent.parse(JSON.parse(body.toString()));
  } catch {
    return null;
  }
}

/** Which thing it is about. A payment is known to us by its order. */
export function toldOf({ id: eventId, event_type: type, resource }: ToldEvent): Told {
  const about = aboutOf(type);
  const orderId = resource.supplementary_data?.related_ids?.order_id;
  const objectId = about === "charge" ? orderId : (resource.dispute_id ?? resource.id);
  return { eventId, type, about, objectId: objectId ?? "", intentId: resource.custom_id ?? "" };
}

function aboutOf(type: string): ToldAbout {
  if (type === "PAYMENT.CAPTURE.REFUNDED" || type.startsWith("PAYMENT.REFUND.")) return "refund";
  if (type.startsWith("CUSTOMER.DISPUTE.")) return "dispute";
  if (type.startsWith("PAYMENT.CAPTURE.")) return "charge";
  if (type.startsWith("VAULT.PAYMENT-TOKEN.")) return "method";
  return "nothing";
}
