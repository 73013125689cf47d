import { Refused } from "@offertory/giving-client/calls";
import { PaymentFailed } from "@offertory/giving-client/card-entry";
import type { Give } from "./give-context.ts";
import { failureMessage } from "./strings.ts";

/** Returns why a gift failed, in the server's or provider's words, else in ours, and whether to show it at the card. */
export function describeFailure(
  { t, strings }: Pick<Give, "t" | "strings">,
  error: unknown,
  declined = failureMessage(strings, "card-refused"),
): { text: string; onCard: boolean } {
  if (error instanceof Refused) {
    // Guests only learn that a card was declined, which is said in their language.
    const isDeclined = error.reason === "card-refused";
    const text = (isDeclined ? declined : error.message) || failureMessage(strings, "gift-unexpected");
    return { text: error.code === "captcha-needed" ? t("give:captchaNeeded") : text, onCard: false };
  }
  if (!(error instanceof PaymentFailed)) return { text: failureMessage(strings, "payment-error"), onCard: false };
  return { text: error.message || failureMessage(strings, error.failure), onCard: error.onCard };
}
