import { APP_NAMES, type AppName, type PageConfig } from "@offertory/api-client";

export interface AppLink {
  app: AppName;
  href: string;
}

/** Returns links to the three apps that sign the person in there, in the same church. */
export const appLinks = (apps: PageConfig["apps"], jwt: string, churchId: string): AppLink[] =>
  APP_NAMES.map((app) => ({ app, href: `${apps[app]}/login?${new URLSearchParams({ jwt, churchId })}` }));

/**
 * Returns the link to the profile, which is a page of the portal; from other apps it leads through the portal's login.
 */
export const profileLink = (app: AppName, apps: PageConfig["apps"]): { href: string; external: boolean } =>
  app === "portal"
    ? { href: "/profile", external: false }
    : { href: `${apps.portal}/login?returnUrl=/profile`, external: true };

export const logoutLink = (path: string): string => `/login?action=logout&returnUrl=${encodeURIComponent(path)}`;
