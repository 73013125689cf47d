import type { DonationPage } from "@offertory/contract/giving/donations/donation-page";
import type { Language } from "@offertory/i18n";
import { giveStrings } from "./give-strings.ts";
import { type DonationPageView, viewHead } from "./view-head.ts";
import { openPublicPage } from "../../platform/pages/public-page.ts";

/** Reads what a church's donation page shows; null when there is no such church. */
export type ReadDonationPage = (subDomain: string) => Promise<DonationPage | null>;

interface DonationPageInput {
  page: DonationPage;
  language: Language;
  nonce: string;
  /** The parameters of the link that the donor followed; "" where one is missing. */
  query: { fundId: string; amount: string; frequency: string; campaign: string };
  apps: Record<"portal" | "site", string>;
  /** The path of the church's home page. */
  home: string;
  view: DonationPageView;
  givingApi: string;
  membershipApi: string;
}

type Render = (boot: unknown) => { body: string; foot: string; brand: string; title: string };

/** Returns a function that renders a church's donation page; null when the page was not built. */
export function openDonationPage(dist: string) {
  const publicPage = openPublicPage<Render>(dist, "give");
  if (!publicPage) return null;
  return async ({ nonce, ...input }: DonationPageInput): Promise<string> => {
    const { page, language, view, query } = input;
    const render = await publicPage.loadRender();
    const boot = { ...input, strings: giveStrings(language) };
    return publicPage.wrap(render(boot), {
      language,
      nonce,
      boot,
      head: preconnects(page) + viewHead(view, { nonce, amount: query.amount }),
    });
  };
}

/** `preconnect` links for the payment providers' hosts, whose scripts are loaded as soon as a donor starts a gift. */
export const preconnects = ({ gateways }: Pick<DonationPage, "gateways">): string =>
  [...new Set(gateways.map(({ scriptUrl }) => new URL(scriptUrl).origin))]
    .map((origin) => `<link rel="preconnect" href="${origin}">`)
    .join("");
