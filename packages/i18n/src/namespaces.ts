/** The parts of the product's words, each a file per language. Letters (`mails`) are written by the server alone. */
export const NAMESPACES = [
  "common",
  "accounts",
  "churches",
  "errors",
  "giving",
  "lessons",
  "people",
  "profile",
  "roles",
  "settings",
  "shell",
  "site",
  "treasury",
] as const;
export type Namespace = (typeof NAMESPACES)[number];
