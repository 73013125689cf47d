import type { GiftAnswer } from "@offertory/contract";
import { PROVIDER_PROFILES } from "../../payment-providers/index.ts";
import { GiftFailed } from "../payments-errors.ts";
import type { Intent } from "./intent.ts";

/** Whether the money is in, or surely on its way: a bank takes days, and some providers look at payments first. */
export const isTaken = ({ status, methodType, provider, providerId }: Intent): boolean =>
  status === "succeeded" ||
  (status === "processing" &&
    providerId !== "" &&
    (methodType === "bank" || PROVIDER_PROFILES[provider].reviewsPayments));

/** What the donor is told of a gift as it stands. */
export function answerGift(intent: Intent): GiftAnswer {
  const { id, status, provider, gatewayId, clientSecret } = intent;
  if (status === "failed" || status === "cancelled") throw new GiftFailed(intent.failure);
  const base = { id, paymentStatus: status, provider, gatewayId };
  if (status === "requires_action") return { ...base, status, clientSecret, client_secret: clientSecret };
  const isIn = isTaken(intent);
  const { takenStatus } = PROVIDER_PROFILES[provider];
  if (takenStatus && isIn) return { ...base, status: takenStatus };
  return { ...base, status: status === "succeeded" ? "succeeded" : isIn ? "pending" : "processing" };
}
