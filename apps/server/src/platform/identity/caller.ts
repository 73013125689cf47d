import { holds, type Permission } from "@offertory/contract";

/** A signed-in user, with or without a church. */
export interface SignedIn {
  userId: string;
}

/** Who sends the request, in which church, with their permissions there. */
export interface Caller extends SignedIn {
  churchId: string;
  personId: string;
  membershipStatus: string;
  /**
   * True for a person who joined by themselves and whom the church has not confirmed yet. Newcomers may not see the
   * church's internal data.
   */
  isNewcomer: boolean;
  /** True for a member of the administrators role, who has all permissions of the church. */
  isAdmin: boolean;
  /** True while the church closes: its data can be read but not changed. */
  isChurchClosing: boolean;
  permissions: readonly Permission[];
}

/** Whether the caller has the permission in the church of their token. */
export const may = (caller: Caller, permission: Permission): boolean => holds(caller.permissions, permission);
