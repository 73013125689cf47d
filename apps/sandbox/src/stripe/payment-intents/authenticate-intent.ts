import type { Account } from "../account.ts";
import { StripeError } from "../stripe-error.ts";
import type { PaymentIntent } from "../wire.ts";
import { changeIntent } from "./change-intent.ts";
import { confirmIntent } from "./confirm-intent.ts";

/** Applies the cardholder's answer to 3-D Secure and returns the changed intent; a decline is not thrown here. */
export function authenticateIntent(account: Account, intent: PaymentIntent, success: boolean): PaymentIntent {
  if (intent.status !== "requires_action") return intent;
  if (!success) {
    const method = account.paymentMethods.get(intent.payment_method ?? "");
    return changeIntent(
      account,
      intent,
      {
        status: "requires_payment_method",
        payment_method: null,
        next_action: null,
        last_payment_error: {
          code: "payment_intent_authentication_failure",
          doc_url: "https://stripe.com/docs/error-codes/payment-intent-authentication-failure",
          message:
            "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
          ...(method ? { payment_method: method } : {}),
          type: "invalid_request_error",
        },
      },
      "payment_intent.payment_failed",
    );
  }
  try {
    return confirmIntent(account, intent, { offSession: false, mandate: false, authenticated: true });
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return account.paymentIntents.get(intent.id) ?? intent;
  }
}
