/** The parts of the product's words, each a file per language. Letters (`mails`) are written by the server alone. */
export const NAMESPACES = [
  "common",
  "accounts",
  "churches",
  "errors",
  "lessons",
  "people",
  "profile",
  "roles",
  "settings",
  "shell",
  "site",
] as const;
export type Namespace = (typeof NAMESPACES)[number];
