import { CHURCH_PERMISSIONS } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";

/** Who holds everything decides about what others own. */
export const isAdministrator = (caller: Caller): boolean =>
  CHURCH_PERMISSIONS.every((permission) => may(caller, permission));
