import { CHURCH_PERMISSIONS, samePermission, type Permission } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import { PermissionUnknown } from "../permissions-errors.ts";

/** Returns each permission once. Refuses one that is not in the catalogue. */
export function checkPermissions(requested: readonly Permission[]): Permission[] {
  const known = requested.map((one) => {
    const found = CHURCH_PERMISSIONS.find((permission) => samePermission(permission, one));
    if (!found) throw new PermissionUnknown();
    return found;
  });
  return [...new Set(known)];
}

/**
 * Refuses to grant permissions that the caller does not have: otherwise a caller who may edit roles could become
 * administrator.
 */
export function refuseGrantingMore(caller: Caller, granted: readonly Permission[]): void {
  if (!granted.every((permission) => may(caller, permission))) throw new NotAllowed();
}
