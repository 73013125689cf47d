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
