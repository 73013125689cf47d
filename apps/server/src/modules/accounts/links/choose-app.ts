import type { Accounts } from "../accounts.ts";

/** The app of ours that a link leads to: the one that asked, as far as its address is ours, else the portal. */
export function chooseApp({ appUrls }: Pick<Accounts, "appUrls">, appUrl: string | null | undefined): string {
  const origin = URL.parse(appUrl ?? "")?.origin;
  return Object.values(appUrls).find((own) => own === origin) ?? appUrls.portal;
}

/** Whether a page to come back to is ours: a path, or an address of one of our apps. An email carries no other. */
export function isOwnPage({ appUrls }: Pick<Accounts, "appUrls">, page: string | null | undefined): page is string {
  if (!page || /[\\\s]/.test(page)) return false;
  const url = URL.parse(page, appUrls.portal);
  return url !== null && !url.username && !url.password && Object.values(appUrls).includes(url.origin);
}
