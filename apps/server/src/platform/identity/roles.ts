import type { OpenTransaction } from "../database/connection.ts";
import type { Caller } from "./caller.ts";
import type { ChangedBy, SecurityChange } from "./security-change.ts";

/** An administrator of a church who has an email address. */
export interface Administrator {
  personId: string;
  name: string;
  email: string;
  language: string;
}

/**
 * What the modules people, churches and accounts need of roles. The permissions module, which comes after them,
 * implements it. Every method runs in the caller's transaction.
 */
export interface Roles {
  /** When two people become one, the kept one holds the roles of both. */
  move(tx: OpenTransaction, churchId: string, fromPersonId: string, toPersonId: string): Promise<void>;
  /** Removes a person from every role. Returns how many roles they had. */
  drop(tx: OpenTransaction, churchId: string, personId: string): Promise<number>;
  /** Whether the person has any role. The row found is locked, so that the answer holds until the transaction ends. */
  hasAnyRole(tx: OpenTransaction, churchId: string, personId: string): Promise<boolean>;
  /** Whether a church would be left without an administrator if this person were gone. */
  isOnlyAdmin(tx: OpenTransaction, churchId: string, personId: string): Promise<boolean>;
  /**
   * Refuses when these people have permissions that the caller lacks: nobody may remove, or give back, more than they
   * have.
   */
  refuseRemovingRoles(tx: OpenTransaction, personIds: readonly string[], caller: Caller): Promise<void>;
  /**
   * Refuses when the members role gives permissions that the caller lacks, because making somebody a member grants
   * them.
   */
  refuseChangingMembership(tx: OpenTransaction, caller: Caller): Promise<void>;
  /** Creates the standard roles of a new church and makes its founder an administrator. */
  makeStandardRoles(tx: OpenTransaction, churchId: string, adminPersonId: string): Promise<void>;
  /**
   * Queues an email about a change to the church's administrators, in the transaction of the change. Call it before the
   * change is written, so that a removed administrator gets the email, too.
   */
  recordSecurityChange(tx: OpenTransaction, by: ChangedBy, ...changes: readonly SecurityChange[]): Promise<void>;
  findAdministrators(tx: OpenTransaction, churchId: string): Promise<Administrator[]>;
}
