import type { Accounts } from "../accounts.ts";

/** The app of ours that a link leads to: the one that asked, as far as its address is ours, else the portal. */
export function chooseApp({ appUrls }: Pick<Accounts, "appUrls">, appUrl: string | null | undefined): string {
  const origin = URL.parse(appUrl ?? "")?.origin;
  return Object.values(appUrls).find((own) => own === origin) ?? appUrls.portal;
}
