import { CHURCH_PERMISSIONS } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";

/** Returns whether the caller has every permission of the church. */
export const isAdministrator = (caller: Caller): boolean =>
  CHURCH_PERMISSIONS.every((permission) => may(caller, permission));
