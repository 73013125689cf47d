import type { LateNamespace } from "@offertory/i18n";

/** The keys of page titles (`shell:titles`). */
export const TITLES = [
  "home",
  "welcome",
  "login",
  "logout",
  "people",
  "addPerson",
  "duplicates",
  "person",
  "household",
  "roles",
  "role",
  "settings",
  "profile",
  "messages",
  "calendar",
  "tasks",
  "task",
  "plans",
  "plan",
  "myPlans",
  "churches",
  "registerChurch",
  "confirmChange",
  "findChurch",
  "church",
  "giving",
  "treasury",
  "donations",
  "donation",
  "recurring",
  "batches",
  "batch",
  "reconciliation",
  "audit",
  "funds",
  "gateways",
  "links",
  "giftAid",
  "statements",
  "forms",
  "form",
  "responses",
  "myForms",
  "site",
  "sitePage",
  "siteMenu",
  "lessons",
  "editLessons",
  "notFound",
  "failed",
] as const;
export type TitleName = (typeof TITLES)[number];

/** The metadata of a route: its title, its article in the guide, and the translations that it loads. */
export interface RouteHandle {
  title: TitleName;
  article?: string;
  namespaces?: readonly LateNamespace[];
  /** Whether the page uses wide screens, as tables and editors do; text and forms are easier to read in less width. */
  wide?: boolean;
}

const isTitle = (name: unknown): name is TitleName => TITLES.some((title) => title === name);

/** Returns the metadata of the innermost route that has some. */
export function handleOf(matches: readonly { handle?: unknown }[]): RouteHandle | null {
  for (const { handle } of matches.toReversed()) {
    if (handle instanceof Object && "title" in handle && isTitle(handle.title)) {
      const article = "article" in handle && typeof handle.article === "string" ? { article: handle.article } : {};
      return { title: handle.title, ...article, ...("wide" in handle && handle.wide === true ? { wide: true } : {}) };
    }
  }
  return null;
}
