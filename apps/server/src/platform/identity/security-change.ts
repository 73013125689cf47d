import type { Caller } from "./caller.ts";

/** What administrators are told of. Each is a sentence: mails:securityChange.what.* */
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
  /** Names in the sentence: of a role, a person, a payment provider. Never a key. */
  names?: Record<string, string>;
}

/** Who changes something, and the network address they do it from. */
export type ChangedBy = Pick<Caller, "churchId" | "personId"> & { address: string };
