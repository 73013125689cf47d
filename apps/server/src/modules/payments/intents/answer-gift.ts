import type { GiftAnswer } from "@offertory/contract";
import { PROVIDER_PROFILES } from "../../payment-providers/index.ts";
import { GiftCardRefused, GiftFailed } from "../payments-errors.ts";
import type { Intent } from "./intent.ts";

/** True when the gift succeeded, or when the provider accepted it and settles later (bank debit, PayPal review). */
export const isAccepted = ({ status, methodType, provider, providerId }: Intent): boolean =>
  status === "succeeded" ||
  (status === "processing" &&
    providerId !== "" &&
    (methodType === "bank" || PROVIDER_PROFILES[provider].reviewsPayments));

/** Returns the refusal of a gift that failed: what to do about the card, or the provider's reason. */
export const whyFailed = ({
  methodType,
  failure,
  failureCode,
}: Pick<Intent, "methodType" | "failure" | "failureCode">) =>
  methodType === "bank" ? new GiftFailed(failure) : new GiftCardRefused({ code: failureCode, reason: failure });

/** Returns the answer for a gift in its current state. Throws when the gift failed or was cancelled. */
export function answerGift(intent: Intent): GiftAnswer {
  const { id, status, provider, gatewayId, clientSecret } = intent;
  if (status === "failed" || status === "cancelled") throw whyFailed(intent);
  const base = { id, paymentStatus: status, provider, gatewayId };
  if (status === "requires_action") return { ...base, status, clientSecret, client_secret: clientSecret };
  const accepted = isAccepted(intent);
  const { acceptedStatus } = PROVIDER_PROFILES[provider];
  if (acceptedStatus && accepted) return { ...base, status: acceptedStatus };
  return { ...base, status: status === "succeeded" ? "succeeded" : accepted ? "pending" : "processing" };
}
