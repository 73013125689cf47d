import { CHURCH_PERMISSIONS, samePermission, type Permission } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import { PermissionUnknown } from "../permissions-errors.ts";

/** Only what is in the catalogue can be granted, each once. */
export function knownPermissions(wanted: readonly Permission[]): Permission[] {
  const known = wanted.map((one) => {
    const found = CHURCH_PERMISSIONS.find((permission) => samePermission(permission, one));
    if (!found) throw new PermissionUnknown();
    return found;
  });
  return [...new Set(known)];
}

/** Nobody hands out more than they hold: else whoever may edit roles could make themselves administrator. */
export function refuseGrantingMore(caller: Caller, granted: readonly Permission[]): void {
  if (!granted.every((permission) => may(caller, permission))) throw new NotAllowed();
}
