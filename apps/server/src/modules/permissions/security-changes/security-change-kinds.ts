/** What administrators are told of. Each is a sentence: mails:securityChange.what.* */
export const SECURITY_CHANGES = [
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
