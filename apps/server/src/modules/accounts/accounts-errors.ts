import { Refusal, refusal } from "../../platform/errors/refusal.ts";
import type { PasswordWeakness } from "./passwords/find-weakness.ts";

export class InvalidLogin extends Refusal {
  readonly kind = "unauthenticated";
  constructor() {
    super("invalid-login");
  }
}

/**
 * The call needs a captcha solution: a sign-in from an unknown device after a hundred wrong passwords in an hour, or
 * `loadOrCreateUser` without a token.
 */
export const CaptchaNeeded = refusal("limited", "captcha-needed");

export class EmailInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("email-invalid");
  }
}

export class EmailTaken extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("email-taken");
  }
}

export class NameMissing extends Refusal {
  readonly kind = "invalid";
  constructor(code: "first-name-missing" | "last-name-missing") {
    super(code);
  }
}

export class LanguageUnknown extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("language-unknown");
  }
}

/** The new password is too short, too long, too common, or consists of its owner's name or email. */
export class PasswordWeak extends Refusal {
  readonly kind = "invalid";
  constructor(weakness: PasswordWeakness) {
    super(weakness);
  }
}

/** Not "unauthenticated": the caller's token is good, and clients sign out on a 401. */
export class PasswordWrong extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("password-wrong");
  }
}

/** The mailed link has expired, was used before, or never existed. */
export class LinkExpired extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("link-expired");
  }
}

export class CodeWrong extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("code-wrong");
  }
}

export class ChurchNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("church-not-found");
  }
}

export class PersonNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("person-not-found");
  }
}

export class LastAdmin extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("leave-last-admin");
  }
}
