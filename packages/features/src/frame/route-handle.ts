import type { LateNamespace } from "@offertory/i18n";

/** The names under which routes are known in the window's title (`shell:titles`). */
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

/** What a route says of itself: its title, the article of the guide about it, and the words that come with it. */
export interface RouteHandle {
  title: TitleName;
  article?: string;
  words?: readonly LateNamespace[];
}

const isTitle = (name: unknown): name is TitleName => TITLES.some((title) => title === name);

/** The innermost route that says something of itself. */
export function handleOf(matches: readonly { handle?: unknown }[]): RouteHandle | null {
  for (const { handle } of matches.toReversed()) {
    if (handle instanceof Object && "title" in handle && isTitle(handle.title)) {
      const article = "article" in handle && typeof handle.article === "string" ? { article: handle.article } : {};
      return { title: handle.title, ...article };
    }
  }
  return null;
}
