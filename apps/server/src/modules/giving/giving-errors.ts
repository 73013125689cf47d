import { Refusal } from "../../platform/errors/refusal.ts";

export class FundNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("fund-not-found");
  }
}

export class FundNameBlank extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("fund-name-blank");
  }
}

export class FundNameTaken extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("fund-name-taken");
  }
}

export class GatewayNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("gateway-not-found");
  }
}

/** A key that is none, a public one in the place of a private one, or two that are not of one kind. */
export class GatewayKeyInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("gateway-key-invalid");
  }
}

/** Production has no sandbox: real donors would give nothing. */
export class NoSandboxHere extends Refusal {
  readonly kind = "refused";
  constructor() {
    super("gateway-no-sandbox");
  }
}

export class AmountInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("amount-invalid");
  }
}

/** The minimum of every form. */
export class GiftTooSmall extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("gift-too-small");
  }
}

/** What the funds get and what is paid are further apart than a fee can be. */
export class GiftSumsDiffer extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("gift-sums-differ");
  }
}

export class MethodNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("method-not-found");
  }
}

/** The same key came with another gift: which of the two is meant, nobody can say. */
export class KeyUsedOtherwise extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("gift-key-used");
  }
}

/** The payment company's own words where it has some. */
export class GiftFailed extends Refusal {
  readonly kind = "refused";
  constructor(reason: string) {
    super("gift-failed");
    if (reason) this.message = reason;
  }
}

export class CardRefused extends Refusal {
  readonly kind = "refused";
  constructor(reason: string) {
    super("card-refused");
    if (reason) this.message = reason;
  }
}

export class PaymentsUnavailable extends Refusal {
  readonly kind = "unavailable";
  constructor() {
    super("payments-unavailable");
  }
}

export class PersonNotKnown extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("person-not-found");
  }
}

export class DonationNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("donation-not-found");
  }
}

/** Cash and checks are given back by hand, and what is in dispute is not ours to give. */
export class RefundImpossible extends Refusal {
  readonly kind = "refused";
  constructor() {
    super("refund-impossible");
  }
}

export class RefundTooLarge extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("refund-too-large");
  }
}

export class CardExpiryBlank extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("card-expiry-blank");
  }
}

export class CardExpiryInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("card-expiry-invalid");
  }
}

/** As the payment company says it, where she says anything. */
export class CardNotChanged extends Refusal {
  readonly kind = "refused";
  constructor(reason: string) {
    super("card-not-changed");
    if (reason) this.message = reason;
  }
}

export class BankNotSaved extends Refusal {
  readonly kind = "refused";
  constructor(reason: string) {
    super("bank-not-saved");
    if (reason) this.message = reason;
  }
}

export class BankNotChanged extends Refusal {
  readonly kind = "refused";
  constructor(reason: string) {
    super("bank-not-changed");
    if (reason) this.message = reason;
  }
}

export class BankNotVerified extends Refusal {
  readonly kind = "refused";
  constructor(reason: string) {
    super("bank-not-verified");
    if (reason) this.message = reason;
  }
}

export class BankHolderBlank extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("bank-holder-blank");
  }
}

export class BankDepositsMissing extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("bank-deposits-missing");
  }
}

/** Nobody has shown yet that the account is the donor's. */
export class BankUnverified extends Refusal {
  readonly kind = "refused";
  constructor() {
    super("bank-unverified");
  }
}

/** A recurring gift is paid with it. */
export class MethodInUse extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("method-in-use");
  }
}

export class SubscriptionNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("subscription-not-found");
  }
}

export class StartDateInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("start-date-invalid");
  }
}

/** The account at the payment company may not keep cards, or this gift's card was not kept. */
export class RecurringNotOffered extends Refusal {
  readonly kind = "refused";
  constructor() {
    super("recurring-not-offered");
  }
}

export class GiftNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("gift-not-found");
  }
}

/** Without an account, and without a captcha that was solved for this: no gift. */
export class CaptchaNeeded extends Refusal {
  readonly kind = "refused";
  constructor() {
    super("captcha-needed");
  }
}

export class ChurchNotKnown extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("church-not-found");
  }
}

export class GuestEmailMissing extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("email-missing");
  }
}

export class GuestEmailInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("email-invalid");
  }
}

/** The church's account may not keep cards: a gift can be given with it, and nothing recurring. */
export class CardsNotSaved extends Refusal {
  readonly kind = "refused";
  constructor() {
    super("cards-not-saved");
  }
}

export class BatchNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("batch-not-found");
  }
}

/** Counted and closed, or made for online gifts: nothing is put into it by hand. */
export class BatchClosed extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("batch-closed");
  }
}

export class BatchNotEmpty extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("batch-not-empty");
  }
}

export class BatchOnline extends Refusal {
  readonly kind = "refused";
  constructor() {
    super("batch-online");
  }
}

export class DateInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("date-invalid");
  }
}

/** It came through a payment company, or was voided: there is nothing to correct. */
export class DonationFixed extends Refusal {
  readonly kind = "refused";
  constructor() {
    super("donation-fixed");
  }
}

export class CursorInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("cursor-invalid");
  }
}

export class ReconciliationNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("reconciliation-not-found");
  }
}
