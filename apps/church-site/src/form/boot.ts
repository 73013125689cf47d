import type { FormPage } from "@offertory/contract/forms/form-page";
import type { Language } from "@offertory/i18n";
import type { GiveStrings } from "../give/strings.ts";
import type { FormStrings } from "./strings.ts";

/** The data that the page is rendered from. It is part of the HTML, so that browser and server render the same. */
export interface FormBoot {
  page: FormPage;
  language: Language;
  apps: { portal: string; site: string };
  /** The path of the church's site. */
  home: string;
  givingApi: string;
  membershipApi: string;
  strings: FormStrings;
  /** The strings of card entry; null if the form asks for no payment. */
  giveStrings: GiveStrings | null;
}

export function readBoot(): FormBoot {
  const data = document.getElementById("form-data");
  if (!data) throw new Error("The page came without its data.");
  return JSON.parse(data.textContent);
}
