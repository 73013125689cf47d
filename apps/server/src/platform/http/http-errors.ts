import { Refusal } from "../errors/refusal.ts";

export class NotSignedIn extends Refusal {
  readonly kind = "unauthenticated";
  constructor() {
    super("not-signed-in");
  }
}

export class NotAllowed extends Refusal {
  readonly kind = "forbidden";
  constructor() {
    super("not-allowed");
  }
}

/** A closing church can be read by its administrators, but nobody can change it. */
export class ChurchCloses extends Refusal {
  readonly kind = "forbidden";
  constructor() {
    super("church-closes");
  }
}

export class TooManyAttempts extends Refusal {
  readonly kind = "limited";
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("too-many-tries");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export class Unavailable extends Refusal {
  readonly kind = "unavailable";
  constructor() {
    super("unavailable");
  }
}
