import type { DonationPage } from "@offertory/contract/giving/donations/donation-page";
import type { Language } from "@offertory/i18n";
import { giveStrings } from "./give-strings.ts";
import { openLightPage } from "../../platform/pages/light-page.ts";

/** What a church has to say about giving; null when there is no such church. */
export type ReadDonationPage = (subDomain: string) => Promise<DonationPage | null>;

interface Asked {
  page: DonationPage;
  language: Language;
  nonce: string;
  /** What the link to the page asked for. */
  query: { fundId: string; amount: string; frequency: string };
  apps: Record<"portal" | "site", string>;
  /** Where the church's site is, seen from this page. */
  home: string;
  givingApi: string;
  membershipApi: string;
}

type Render = (boot: unknown) => { body: string; brand: string; title: string };

/** The donation page of a church. */
export function openDonationPage(dist: string) {
  const light = openLightPage<Render>(dist, "give");
  if (!light) return null;
  return async ({ nonce, ...asked }: Asked): Promise<string> => {
    const { page, language } = asked;
    const render = await light.loadRender();
    const boot = { ...asked, strings: giveStrings(language) };
    return light.wrap(render(boot), { language, nonce, boot, head: preconnects(page) });
  };
}

/** The payment providers' hosts, which are asked as soon as somebody begins to give. */
export const preconnects = ({ gateways }: Pick<DonationPage, "gateways">): string =>
  [...new Set(gateways.map(({ scriptUrl }) => new URL(scriptUrl).origin))]
    .map((origin) => `<link rel="preconnect" href="${origin}">`)
    .join("");
