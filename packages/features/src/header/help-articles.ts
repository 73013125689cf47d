/** The articles of the guide, by their path. */
export const HELP_ARTICLES = [
  "index",
  "getting-started",
  "sign-in",
  "churches",
  "people",
  "households",
  "roles",
  "settings",
  "profile",
  "messages",
  "notifications",
  "notes",
  "pictures",
  "site",
  "forms",
  "calendar",
  "tasks",
  "lessons",
  "giving",
  "giving-treasurer",
] as const;
export type HelpArticle = (typeof HELP_ARTICLES)[number];

export const isHelpArticle = (name: unknown): name is HelpArticle => HELP_ARTICLES.some((known) => known === name);

/** Returns the URL of an article; the index is the first page of the guide. */
export const articleUrl = (documentation: string, article: HelpArticle): string =>
  article === "index" ? documentation : `${documentation}/${article}`;
