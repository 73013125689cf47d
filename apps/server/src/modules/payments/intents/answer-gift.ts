import type { GiftAnswer } from "@offertory/contract";
import { GiftFailed } from "../payments-errors.ts";
import type { Intent } from "./intent.ts";

/** Whether the money is in, or surely on its way: a bank takes days, and PayPal looks at some payments first. */
export const isTaken = ({ status, methodType, provider, providerId }: Intent): boolean =>
  status === "succeeded" ||
  (status === "processing" && providerId !== "" && (methodType === "bank" || provider === "paypal"));

/** What the giver is told of a gift as it stands. PayPal's forms take one status for success, whatever it is exactly. */
export function answerGift(intent: Intent): GiftAnswer {
  const { id, status, provider, gatewayId, clientSecret } = intent;
  if (status === "failed" || status === "cancelled") throw new GiftFailed(intent.failure);
  const base = { id, paymentStatus: status, provider, gatewayId };
  if (status === "requires_action") return { ...base, status, clientSecret, client_secret: clientSecret };
  const isIn = isTaken(intent);
  if (provider === "paypal" && isIn) return { ...base, status: "CREATED" };
  return { ...base, status: status === "succeeded" ? "succeeded" : isIn ? "pending" : "processing" };
}
