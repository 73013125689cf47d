import type { CHURCH_MUST_HAVE } from "@offertory/contract";
import { Refusal } from "../../platform/errors/refusal.ts";

export class ChurchNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("church-not-found");
  }
}

/** What was typed to close a church is not its name. */
export class ChurchNameDiffers extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("church-name-differs");
  }
}

/** The day of closing has come: nothing can be undone any more. */
export class ClosingOver extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("closing-over");
  }
}

/** One of the six fields that may not be blank. */
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
