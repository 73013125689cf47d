import type { GiftAnswer } from "@offertory/contract";
import { GiftFailed } from "../giving-errors.ts";
import type { Intent } from "../intents/intent-store.ts";

/** What the giver is told of a gift as it stands. PayPal's forms take one status for success, whatever it is exactly. */
export function answerGift(intent: Intent): GiftAnswer {
  const { id, status, provider, gatewayId, clientSecret } = intent;
  if (status === "failed" || status === "cancelled") throw new GiftFailed(intent.failure);
  const base = { id, paymentStatus: status, provider, gatewayId };
  if (status === "requires_action") return { ...base, status, clientSecret, client_secret: clientSecret };
  const isTaken = intent.methodType === "bank" || provider === "paypal";
  const isIn = status === "succeeded" || (intent.providerId !== "" && isTaken);
  if (provider === "paypal" && isIn) return { ...base, status: "CREATED" };
  return { ...base, status: status === "succeeded" ? "succeeded" : isIn ? "pending" : "processing" };
}
