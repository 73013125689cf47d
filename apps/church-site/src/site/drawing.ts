import type { SitePageData } from "@offertory/contract/content/site-page";
import type { Language } from "@offertory/i18n";
import type { SiteTexts } from "./strings.ts";

/** The data that a page of a church's site is rendered from. */
export interface Drawing {
  data: SitePageData;
  language: Language;
  strings: SiteTexts;
  apps: { portal: string; site: string };
  /** The path of the church's site without a trailing slash; empty on the church's own host. */
  base: string;
}
