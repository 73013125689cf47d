/** The parts of the product's words, each a file per language. Emails (`mails`) and CSV files (`exports`) are written by the server alone. */
export const NAMESPACES = [
  "common",
  "accounts",
  "calendar",
  "churches",
  "dashboard",
  "editors",
  "errors",
  "forms",
  "gallery",
  "giving",
  "lessons",
  "links",
  "pages",
  "people",
  "profile",
  "roles",
  "settings",
  "shell",
  "site",
  "statements",
  "messaging",
  "tasks",
  "treasury",
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Words that come with the page that says them; all others are there from the start. */
export const LATE_NAMESPACES = [
  "calendar",
  "dashboard",
  "editors",
  "forms",
  "gallery",
  "giving",
  "links",
  "pages",
  "profile",
  "roles",
  "settings",
  "statements",
  "messaging",
  "tasks",
  "treasury",
] as const satisfies readonly Namespace[];
export type LateNamespace = (typeof LATE_NAMESPACES)[number];
