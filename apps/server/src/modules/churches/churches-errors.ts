import type { CHURCH_MUST_HAVE } from "@offertory/contract";
import { Refusal } from "../../platform/errors/refusal.ts";

export class ChurchNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("church-not-found");
  }
}

/** The name that the caller typed to confirm the closing is not the church's name. */
export class ChurchNameDiffers extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("church-name-differs");
  }
}

/** The 30 days are over or the erasing has begun, so the church can no longer be reopened. */
export class ClosingOver extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("closing-over");
  }
}

/** One of the required fields is blank. */
export class ChurchFieldBlank extends Refusal {
  readonly kind = "invalid";
  constructor(code: (typeof CHURCH_MUST_HAVE)[keyof typeof CHURCH_MUST_HAVE]) {
    super(code);
  }
}

export class SubDomainInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("sub-domain-invalid");
  }
}

export class SubDomainTaken extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("sub-domain-taken");
  }
}

export class TimeZoneInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("time-zone-invalid");
  }
}

/** The code is not one of the currencies that we support. */
export class CurrencyInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("currency-invalid");
  }
}

/** The church has gifts, and their amounts are in its currency. */
export class CurrencyInUse extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("currency-in-use");
  }
}

export class SettingUnknown extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("setting-unknown");
  }
}

export class SettingInvalid extends Refusal {
  readonly kind = "invalid";
  constructor(name: string) {
    super("setting-invalid", { name });
  }
}
