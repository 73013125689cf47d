import { CallFailed } from "@offertory/api-client";
import { type Failure, PaymentFailed } from "@offertory/giving-client/card-entry";
import { useErrorText, useT } from "@offertory/i18n/react";
import { useCallback } from "react";

// i18n-uses: giving:failure.*

/** Refusals whose sentence is the payment provider's own; of the others the code knows a sentence in the donor's language. */
const PROVIDER_TEXTS: ReadonlySet<string> = new Set([
  "gift-failed",
  "card-refused",
  "card-not-changed",
  "bank-not-saved",
  "bank-not-changed",
  "bank-not-verified",
]);

/** A server in trouble, or none that answers: it has no word on the matter itself. */
export const saysNothing = ({ status, code }: CallFailed): boolean =>
  status === 0 || status >= 500 || code === "unexpected";

/** The sentence for a payment that got stuck; `otherwise` is for what has no words of its own. */
export function useFailureText(): (error: unknown, otherwise: Failure) => string {
  const t = useT();
  const errorText = useErrorText();
  return useCallback(
    (error, otherwise) => {
      if (error instanceof PaymentFailed) return error.message || t(`giving:failure.${error.failure}`);
      if (!(error instanceof CallFailed) || saysNothing(error)) return t(`giving:failure.${otherwise}`);
      return PROVIDER_TEXTS.has(error.code ?? "") && error.message ? error.message : errorText(error);
    },
    [t, errorText],
  );
}
