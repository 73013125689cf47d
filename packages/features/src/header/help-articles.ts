/** The articles of the guide, by the path under which the product serves them. */
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

/** Where an article is read; the index is the guide's first page. */
export const articleUrl = (documentation: string, article: HelpArticle): string =>
  article === "index" ? documentation : `${documentation}/${article}`;
