import type { Language } from "@offertory/i18n";

/** Our own words on a page, as the languages name them: an app gives its `t`. */
export type SiteWord =
  | "site:shown.give"
  | "site:shown.giveAmount"
  | "site:shown.giveOther"
  | "site:shown.giveTo"
  | "site:shown.fillIn"
  | "site:shown.upcoming"
  | "site:shown.noEvents"
  | "site:shown.allDay"
  | "site:shown.play"
  | "site:shown.video";

export type SiteSay = (word: SiteWord, values?: Record<string, string>) => string;

/** What a page is drawn in. */
export interface SiteSurroundings {
  language: Language;
  say: SiteSay;
  /** Where the church's site begins, without a slash at its end; empty on a host of its own. */
  base: string;
  timeZone: string;
  /** Where a church takes none, its pages ask for none. */
  takesGifts: boolean;
}
