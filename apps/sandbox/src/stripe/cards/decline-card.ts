import type { ErrorBody } from "../stripe-error.ts";
import type { Decline } from "./card-behaviours.ts";

type CardError = Pick<ErrorBody, "type" | "code" | "decline_code" | "message"> & { type: "card_error"; code: string };

/** Returns Stripe's error for a card that is declined for this reason. */
export function declineCard(reason: Decline): CardError {
  const declined = (decline_code: string, message: string): CardError => ({
    type: "card_error",
    code: "card_declined",
    decline_code,
    message,
  });
  switch (reason) {
    case "insufficient_funds":
      return declined(reason, "Your card has insufficient funds.");
    case "expired_card":
      return { type: "card_error", code: reason, decline_code: reason, message: "Your card has expired." };
    case "incorrect_cvc":
      return {
        type: "card_error",
        code: reason,
        decline_code: reason,
        message: "Your card's security code is incorrect.",
      };
    case "processing_error":
      return {
        type: "card_error",
        code: reason,
        decline_code: reason,
        message: "An error occurred while processing your card. Try again in a little bit.",
      };
    default:
      return declined(reason, "Your card was declined.");
  }
}

/** The error for a card that needs authentication while the cardholder is absent. */
export function authenticationRequired(): CardError {
  return {
    type: "card_error",
    code: "authentication_required",
    decline_code: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
  };
}
