import { englishError, type ErrorCode } from "@offertory/i18n/errors";
import { Refusal, refusal } from "../../platform/errors/refusal.ts";
import { findCardDecline } from "./intents/card-decline.ts";

/** The message is the payment provider's reason; our own text where the provider gave none. */
const refusalWithReason = (code: ErrorCode) =>
  class extends Refusal {
    readonly kind = "refused";
    constructor(reason: string) {
      super(code);
      if (reason) this.message = reason;
    }
  };

interface RefusedCard {
  /** The provider's code and words. */
  code: string;
  reason: string;
}

/**
 * A card that was declined. The message says what the donor can do; `values.reason` is its code, so that screens can
 * translate it. The provider's reason is the message where the bank did not decline the card.
 */
const cardRefusal = (code: ErrorCode) =>
  class extends Refusal {
    readonly kind = "refused";
    declare readonly values?: Record<string, string>;
    constructor({ code: providerCode, reason }: RefusedCard) {
      super(code);
      const decline = findCardDecline(providerCode);
      const message = decline ? englishError(decline) : reason;
      if (message) this.message = message;
      if (decline) this.values = { reason: decline };
    }
  };

export const MethodNotFound = refusal("missing", "method-not-found");

/** The idempotency key was used before for another gift. */
export const KeyUsedOtherwise = refusal("conflict", "gift-key-used");

/** A gift by bank account failed, or one whose card was not the reason. */
export const GiftFailed = refusalWithReason("gift-failed");
/** The card of a gift was declined. */
export const GiftCardRefused = cardRefusal("gift-failed");
export const CardRefused = cardRefusal("card-refused");
export const CardExpiryBlank = refusal("invalid", "card-expiry-blank");
export const CardExpiryInvalid = refusal("invalid", "card-expiry-invalid");

export const CardNotChanged = refusalWithReason("card-not-changed");
export const BankNotSaved = refusalWithReason("bank-not-saved");
export const BankNotChanged = refusalWithReason("bank-not-changed");
export const BankNotVerified = refusalWithReason("bank-not-verified");
export const BankHolderBlank = refusal("invalid", "bank-holder-blank");
export const BankDepositsMissing = refusal("invalid", "bank-deposits-missing");

/** The deposits were not confirmed yet. */
export const BankUnverified = refusal("refused", "bank-unverified");

/** A subscription is paid with this method. */
export const MethodInUse = refusal("conflict", "method-in-use");
export const GiftNotFound = refusal("missing", "gift-not-found");
export const ChurchNotKnown = refusal("missing", "church-not-found");
export const GuestEmailMissing = refusal("invalid", "email-missing");
export const GuestEmailInvalid = refusal("invalid", "email-invalid");

/** The church's PayPal account may not save cards, so it takes one-time gifts only. */
export const CardsNotSaved = refusal("refused", "cards-not-saved");
