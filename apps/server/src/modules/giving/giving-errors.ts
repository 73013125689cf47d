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
