import type { ErrorCode } from "@offertory/i18n/errors";
import { Refusal, refusal } from "../../platform/errors/refusal.ts";

/** The payment provider's own words where it has some, and ours where it has none. */
const inTheirWords = (code: ErrorCode) =>
  class extends Refusal {
    readonly kind = "refused";
    constructor(reason: string) {
      super(code);
      if (reason) this.message = reason;
    }
  };

export const MethodNotFound = refusal("missing", "method-not-found");

/** The same key came with another gift: which of the two is meant, nobody can say. */
export const KeyUsedOtherwise = refusal("conflict", "gift-key-used");

/** The payment provider's own words where it has some. */
export const GiftFailed = inTheirWords("gift-failed");
export const CardRefused = inTheirWords("card-refused");
export const CardExpiryBlank = refusal("invalid", "card-expiry-blank");
export const CardExpiryInvalid = refusal("invalid", "card-expiry-invalid");

/** As the payment provider says it, where it says anything. */
export const CardNotChanged = inTheirWords("card-not-changed");
export const BankNotSaved = inTheirWords("bank-not-saved");
export const BankNotChanged = inTheirWords("bank-not-changed");
export const BankNotVerified = inTheirWords("bank-not-verified");
export const BankHolderBlank = refusal("invalid", "bank-holder-blank");
export const BankDepositsMissing = refusal("invalid", "bank-deposits-missing");

/** Nobody has shown yet that the account is the donor's. */
export const BankUnverified = refusal("refused", "bank-unverified");

/** A recurring gift is paid with it. */
export const MethodInUse = refusal("conflict", "method-in-use");
export const GiftNotFound = refusal("missing", "gift-not-found");
export const ChurchNotKnown = refusal("missing", "church-not-found");
export const GuestEmailMissing = refusal("invalid", "email-missing");
export const GuestEmailInvalid = refusal("invalid", "email-invalid");

/** The church's account may not keep cards: a gift can be given with it, and nothing recurring. */
export const CardsNotSaved = refusal("refused", "cards-not-saved");
