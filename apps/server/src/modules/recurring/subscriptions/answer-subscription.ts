import type { GiftAnswer } from "@offertory/contract";
import { PROVIDER_PROFILES } from "../../payment-providers/index.ts";
import { whyFailed } from "../../payments/index.ts";
import type { Subscription } from "../subscription.ts";

/** Describes the current state of a subscription to the donor's client. Throws if it was refused or ended. */
export function answerSubscription(subscription: Subscription): GiftAnswer {
  const { id, status, provider, gatewayId, clientSecret } = subscription;
  if (status === "cancelled") throw whyFailed(subscription);
  const base = { id, paymentStatus: status, provider, gatewayId };
  if (status !== "incomplete") return { ...base, status: PROVIDER_PROFILES[provider].acceptedStatus ?? "active" };
  if (!clientSecret) return { ...base, status: "processing", paymentStatus: "processing" };
  const asks = "requires_action";
  return { ...base, status: asks, paymentStatus: asks, clientSecret, client_secret: clientSecret };
}
