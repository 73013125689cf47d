import type { DonationPage } from "@offertory/contract/giving/donations/donation-page";
import type { Language } from "@offertory/i18n";
import type { Words } from "./strings.ts";

/** All that the page is drawn from. It comes with the page, so that browser and server draw the same. */
export interface Boot {
  page: DonationPage;
  language: Language;
  /** What the link to the page asked for, as it was written. */
  query: { fundId: string; amount: string; frequency: string };
  apps: { portal: string; site: string };
  /** Where the church's site begins. */
  home: string;
  /** The addresses of the services that the page calls. */
  givingApi: string;
  membershipApi: string;
  strings: Words;
}

export function readBoot(): Boot {
  const data = document.getElementById("give-data");
  if (!data) throw new Error("The data is missing.");
  return JSON.parse(data.textContent);
}
