import type { Caller } from "./caller.ts";

/** The changes that administrators get an email about. The sentence of each is mails:securityChange.what.<kind>. */
const SECURITY_CHANGES = [
  "gatewayAdded",
  "gatewayKeys",
  "gatewaySettings",
  "statementSettings",
  "roleAdded",
  "roleRenamed",
  "rolePermissions",
  "roleRemoved",
  "memberAdded",
  "memberRemoved",
  "webAddress",
  "churchDetails",
  "newcomers",
  "churchSettings",
] as const;
export type SecurityChangeKind = (typeof SECURITY_CHANGES)[number];

export interface SecurityChange {
  kind: SecurityChangeKind;
  /** Names that the sentence contains: of a role, a person or a payment provider. Never a secret key. */
  names?: Record<string, string>;
}

/** Who changes something, and the network address they do it from. */
export type ChangedBy = Pick<Caller, "churchId" | "personId"> & { address: string };
