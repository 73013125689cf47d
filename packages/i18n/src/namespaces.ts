/**
 * The namespaces of the product's texts, each a file per language. The server has more of its own, such as `mails` for
 * emails and `exports` for CSV files.
 */
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
  "giftaid",
  "giving",
  "lessons",
  "links",
  "pages",
  "people",
  "profile",
  "roles",
  "settings",
  "shell",
  "shortcuts",
  "site",
  "statements",
  "messaging",
  "tasks",
  "treasury",
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Namespaces that are fetched with the pages that use them. All others are fetched at the start. */
export const LATE_NAMESPACES = [
  "calendar",
  "dashboard",
  "editors",
  "forms",
  "gallery",
  "giftaid",
  "giving",
  "links",
  "pages",
  "profile",
  "roles",
  "settings",
  "shortcuts",
  "statements",
  "messaging",
  "tasks",
  "treasury",
] as const satisfies readonly Namespace[];
export type LateNamespace = (typeof LATE_NAMESPACES)[number];
