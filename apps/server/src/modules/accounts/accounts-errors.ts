import { Refusal } from "../../platform/errors/refusal.ts";

export class InvalidLogin extends Refusal {
  readonly kind = "unauthenticated";
  constructor() {
    super("invalid-login");
  }
}

export class ChurchNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("church-not-found");
  }
}
