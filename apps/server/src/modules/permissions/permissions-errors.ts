import { Refusal } from "../../platform/errors/refusal.ts";

export class RoleNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("role-not-found");
  }
}

export class RoleNameless extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("role-nameless");
  }
}

export class RoleNameTaken extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("role-name-taken");
  }
}

/** The standard roles cannot be renamed or removed. Only the permissions of "members" and "everyone" can be changed. */
export class RoleFixed extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("role-fixed");
  }
}

export class LastAdmin extends Refusal {
  readonly kind = "conflict";
  constructor() {
    super("role-last-admin");
  }
}

export class PermissionUnknown extends Refusal {
  readonly kind = "invalid";
  constructor() {
    super("permission-unknown");
  }
}

export class RolePersonNotFound extends Refusal {
  readonly kind = "missing";
  constructor() {
    super("person-not-found");
  }
}
