import type { FormPage } from "@offertory/contract/forms/form-page";
import type { Language } from "@offertory/i18n";
import type { Words as GiveWords } from "../give/strings.ts";
import type { FormStrings } from "./strings.ts";

/** All that the page is drawn from. It comes with the page, so that browser and server draw the same. */
export interface FormBoot {
  page: FormPage;
  language: Language;
  apps: { portal: string; site: string };
  /** Where the church's site begins. */
  home: string;
  givingApi: string;
  membershipApi: string;
  strings: FormStrings;
  /** The words of card entry, where the form asks for a payment. */
  giveStrings: GiveWords | null;
}

export function readBoot(): FormBoot {
  const data = document.getElementById("form-data");
  if (!data) throw new Error("The page came without its data.");
  return JSON.parse(data.textContent);
}
