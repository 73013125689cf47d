/** The parts of the product's words, each a file per language. Letters (`mails`) are written by the server alone. */
export const NAMESPACES = [
  "common",
  "accounts",
  "churches",
  "dashboard",
  "errors",
  "giving",
  "lessons",
  "links",
  "people",
  "profile",
  "roles",
  "settings",
  "shell",
  "site",
  "statements",
  "treasury",
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Words that come with the page that says them; all others are there from the start. */
export const LATE_NAMESPACES = [
  "dashboard",
  "giving",
  "links",
  "profile",
  "roles",
  "settings",
  "statements",
  "treasury",
] as const satisfies readonly Namespace[];
export type LateNamespace = (typeof LATE_NAMESPACES)[number];
