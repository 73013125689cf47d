import type { GiftAnswer } from "@offertory/contract";
import { GiftFailed } from "../../payments/index.ts";
import type { Subscription } from "../subscription.ts";

/** What the giver is told of a recurring gift as it stands. PayPal's forms take one status for success, whatever it is exactly. */
export function answerSubscription(subscription: Subscription): GiftAnswer {
  const { id, status, provider, gatewayId, clientSecret } = subscription;
  if (status === "cancelled") throw new GiftFailed(subscription.failure);
  const base = { id, paymentStatus: status, provider, gatewayId };
  if (status !== "incomplete") return { ...base, status: provider === "paypal" ? "CREATED" : "active" };
  if (!clientSecret) return { ...base, status: "processing", paymentStatus: "processing" };
  const asks = "requires_action";
  return { ...base, status: asks, paymentStatus: asks, clientSecret, client_secret: clientSecret };
}
