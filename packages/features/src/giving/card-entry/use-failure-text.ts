import { CallFailed } from "@offertory/api-client";
import { CARD_DECLINES } from "@offertory/contract";
import { type Failure, PaymentFailed } from "@offertory/giving-client/card-entry";
import { useErrorText, useT } from "@offertory/i18n/react";
import { useCallback } from "react";

// i18n-uses: giving:failure.*, errors:card-*

/** Refusals whose message is the payment provider's own; all others have a translation. */
const PROVIDER_TEXTS: ReadonlySet<string> = new Set([
  "gift-failed",
  "card-refused",
  "card-not-changed",
  "bank-not-saved",
  "bank-not-changed",
  "bank-not-verified",
]);

/** Returns why the card was declined; undefined if that was not the reason. */
export const declineOf = (error: unknown) =>
  error instanceof CallFailed ? CARD_DECLINES.find((decline) => decline === error.values?.["reason"]) : undefined;

/** Whether the server failed or did not respond, so that the error says nothing about the payment. */
export const hasNoMessage = ({ status, code }: CallFailed): boolean =>
  status === 0 || status >= 500 || code === "unexpected";

/** Returns a function that gives the message of a failed payment; `otherwise` is used for errors without a message. */
export function useFailureText(): (error: unknown, otherwise: Failure) => string {
  const t = useT();
  const errorText = useErrorText();
  return useCallback(
    (error, otherwise) => {
      if (error instanceof PaymentFailed) return error.message || t(`giving:failure.${error.failure}`);
      if (!(error instanceof CallFailed) || hasNoMessage(error)) return t(`giving:failure.${otherwise}`);
      const decline = declineOf(error);
      if (decline) return t(`errors:${decline}`);
      return PROVIDER_TEXTS.has(error.code ?? "") && error.message ? error.message : errorText(error);
    },
    [t, errorText],
  );
}
