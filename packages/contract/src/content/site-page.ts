import type { NavigationLink } from "./navigation-calls.ts";
import type { PublicPage } from "./public-page.ts";

/** What a page of a church's public site is drawn from. */
export interface SitePageData {
  church: {
    id: string;
    name: string;
    subDomain: string;
    address1: string;
    address2: string;
    city: string;
    state: string;
    zip: string;
    country: string;
    /** Web addresses of pictures; empty where there is none. */
    logoLight: string;
    logoDark: string;
    icon: string;
    brandColour: string;
    contact: string;
  };
  /** `events` is the list of what comes next, which every church has; `missing`: no page is published there. */
  kind: "page" | "events" | "missing";
  page: PublicPage;
  navigation: NavigationLink[];
  takesGifts: boolean;
  /** Not published: shown by a link that was shared. */
  isPreview: boolean;
}
