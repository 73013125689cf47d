import { Refusal, refusal } from "../../platform/errors/refusal.ts";

export class PersonNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("person-not-found");
  }
}

export class PersonNameless extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("person-nameless");
  }
}

export class NameMissing extends Refusal {
  readonly kind = "invalid";
  constructor(code: "first-name-missing" | "last-name-missing") {
    super(code);
  }
}

export class EmailInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("email-invalid");
  }
}

export class PhotoInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("photo-invalid");
  }
}

export class BirthDateInFuture extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("birth-date-future");
  }
}

/** Somebody else saved the person after the caller had loaded it. */
export class PersonChanged extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("person-changed");
  }
}

/**
 * The email address of an account was verified by email, so it changes only with the account, not in the list of
 * people.
 */
export class PersonHasAccount extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("person-has-account");
  }
}

export class PersonStillAdmin extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("person-still-admin");
  }
}

export class MergeSame extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("merge-same");
  }
}

/** A caller without a token must solve a captcha. */
export const CaptchaNeeded = refusal("limited", "captcha-needed");
/** The merge would give private data of one person to another account or email address. */
export const MergeNeedsAdministrator = refusal("forbidden", "merge-needs-administrator");
export const ChangeNotFound = refusal("missing", "person-change-not-found");
export const ChangeLinkExpired = refusal("invalid", "link-expired");

export class EraseUnconfirmed extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("erase-unconfirmed");
  }
}

export class CursorInvalid extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("cursor-invalid");
  }
}

export class PeopleChurchNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("church-not-found");
  }
}

export class HouseholdNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("household-not-found");
  }
}

export class HouseholdNameless extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("household-nameless");
  }
}

export const TagNotFound = refusal("missing", "tag-not-found");
export const TagNameless = refusal("invalid", "tag-nameless");
export const TagNameTaken = refusal("conflict", "tag-name-taken");
export const TooManyTags = refusal("conflict", "too-many-tags");
export const TooManyTagsOfPerson = refusal("conflict", "too-many-tags-of-person");
