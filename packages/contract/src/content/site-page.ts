import type { NavigationLink } from "./navigation-calls.ts";
import type { PublicPage } from "./public-page.ts";

/** The data that a page of a church's public site is rendered from. */
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
    /** URLs of images; empty when the church has none. */
    logoLight: string;
    logoDark: string;
    icon: string;
    brandColour: string;
    contact: string;
    /** The ISO 4217 code of the currency of its amounts. */
    currency: string;
  };
  /**
   * `events` is the list of upcoming events, which every church has; `missing` means that no page is published at the
   * path.
   */
  kind: "page" | "events" | "missing";
  page: PublicPage;
  navigation: NavigationLink[];
  takesGifts: boolean;
  /** Whether this is an unpublished draft, opened by a preview link. */
  isPreview: boolean;
}
