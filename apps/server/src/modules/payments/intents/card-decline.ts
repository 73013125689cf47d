import type { CardDecline } from "@offertory/contract";

/** By the provider's code: Stripe's are words, PayPal's are words or the response codes of card processors. */
const DECLINES: readonly [RegExp, CardDecline][] = [
  [/^insufficient_funds$|^(?:5120|51)$/, "card-funds-low"],
  [/^expired_card$|^invalid_expiry|^card_expired$|^(?:5400|54)$/i, "card-expired"],
  [/^(?:incorrect|invalid)_cvc$|^(?:00N7|5110)$/, "card-code-wrong"],
  [/^(?:incorrect|invalid)_number$|^(?:1330|5180)$/, "card-number-wrong"],
  // Donors are not told that a card counts as lost, stolen or fraudulent, as Stripe advises.
  [/declin|do_not_honor|do_not_try_again|call_issuer|lost_card|stolen_card|pickup_card|fraudulent/i, "card-refused"],
  [/restricted|not_supported|not_permitted|not_allowed|no_action_taken|revocation|stop_payment/i, "card-refused"],
  [/velocity_exceeded|limit_exceeded|security_violation|try_again_later|card_verification/i, "card-refused"],
  [/^[0-9A-Z]{4}$/, "card-refused"],
];

/** Returns why a bank declined a card; null if the code is about something else, such as the request. */
export const findCardDecline = (code: string): CardDecline | null =>
  DECLINES.find(([pattern]) => pattern.test(code))?.[1] ?? null;

/** A declined card without the reason, for guests: the reason would help card testing. */
export const UNEXPLAINED_DECLINE = { code: "card_declined", reason: "" };
