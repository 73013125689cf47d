import type { OpenTransaction } from "../database/connection.ts";
import type { Caller } from "./caller.ts";
import type { ChangedBy, SecurityChange } from "./security-change.ts";

/** Somebody who administers a church and can be emailed. */
export interface Administrator {
  personId: string;
  name: string;
  email: string;
  language: string;
}

/**
 * What people, churches and accounts ask of roles. The module of permissions, which comes after them, implements it; everything
 * happens in the caller's transaction.
 */
export interface Roles {
  /** When two people become one, the kept one holds the roles of both. */
  move(tx: OpenTransaction, churchId: string, fromPersonId: string, toPersonId: string): Promise<void>;
  /** Takes every role from a person; answers how many there were. */
  drop(tx: OpenTransaction, churchId: string, personId: string): Promise<number>;
  /** Whether somebody was put into any role, and stays so until the transaction ends. */
  holdsAny(tx: OpenTransaction, churchId: string, personId: string): Promise<boolean>;
  /** Whether a church would be left without an administrator if this person were gone. */
  isOnlyAdmin(tx: OpenTransaction, churchId: string, personId: string): Promise<boolean>;
  /** Nobody takes away from others, or gives back to them, more than they hold themselves. */
  refuseTakingMore(tx: OpenTransaction, personIds: readonly string[], caller: Caller): Promise<void>;
  /** To make a member of somebody, or to end it, gives or takes what all members may. */
  refuseChangingMembership(tx: OpenTransaction, caller: Caller): Promise<void>;
  /** Gives a new church its roles, and its founder the one of administrator. */
  makeStandardRoles(tx: OpenTransaction, churchId: string, adminPersonId: string): Promise<void>;
  /** Tells the administrators by email of a change, in the transaction of the change and before it is written. */
  recordSecurityChange(tx: OpenTransaction, by: ChangedBy, ...changes: readonly SecurityChange[]): Promise<void>;
  findAdministrators(tx: OpenTransaction, churchId: string): Promise<Administrator[]>;
}
