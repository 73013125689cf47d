import { holds, type Permission } from "@offertory/contract";

/** Somebody signed in, in whichever church or none. */
export interface SignedIn {
  userId: string;
}

/** Who is calling, in which church, and what they were granted there. */
export interface Caller extends SignedIn {
  churchId: string;
  personId: string;
  membershipStatus: string;
  /** Joined by themselves, and not confirmed yet where the church confirms newcomers: what is the church's own is not theirs to see. */
  isNewcomer: boolean;
  /** In the role of administrators, whose permissions nobody chose one by one. */
  isAdmin: boolean;
  /** The church closes: what is its own can be read, and nothing changed. */
  isChurchClosing: boolean;
  permissions: readonly Permission[];
}

/** The one who is asked for holds the permission in the church that their token names. */
export const may = (caller: Caller, wanted: Permission): boolean => holds(caller.permissions, wanted);
