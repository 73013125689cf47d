import type { Language } from "@offertory/i18n";

/** The keys of our own strings on a page; an app passes its `t`. */
export type SiteStringKey =
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

export type SiteTranslator = (key: SiteStringKey, values?: Record<string, string>) => string;

/** What an app provides to a page. */
export interface SiteSurroundings {
  language: Language;
  t: SiteTranslator;
  /** The path of the church's site without a trailing slash; empty on the church's own host. */
  base: string;
  timeZone: string;
  /** Whether the church takes gifts; if not, its pages do not ask for any. */
  takesGifts: boolean;
}
