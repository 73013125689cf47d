import type { SitePageData } from "@offertory/contract/content/site-page";
import type { Language } from "@offertory/i18n";
import type { SiteTexts } from "./strings.ts";

/** All that a page of a church's site is drawn from. */
export interface Drawing {
  data: SitePageData;
  language: Language;
  strings: SiteTexts;
  apps: { portal: string; site: string };
  /** Where the church's site begins, without a slash at its end; empty on a host of its own. */
  base: string;
}
