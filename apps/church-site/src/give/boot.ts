import type { DonationPage } from "@offertory/contract/giving/donations/donation-page";
import type { Language } from "@offertory/i18n";
import type { GiveStrings } from "./strings.ts";

/** The data that the page is rendered from. It is part of the HTML, so that browser and server render the same. */
export interface Boot {
  page: DonationPage;
  language: Language;
  /** The query of the link to this page, not validated. */
  query: { fundId: string; amount: string; frequency: string; campaign: string };
  apps: { portal: string; site: string };
  /** The path of the church's site. */
  home: string;
  /** Where the page is shown: by itself, on another website, or on a tablet in the foyer. */
  view: "page" | "embed" | "kiosk";
  /** The base URLs of the APIs that the page calls. */
  givingApi: string;
  membershipApi: string;
  strings: GiveStrings;
}

export function readBoot(): Boot {
  const data = document.getElementById("give-data");
  if (!data) throw new Error("The data is missing.");
  return JSON.parse(data.textContent);
}
