import type { FastifyReply, FastifyRequest } from "fastify";
import type { DonationPage } from "@offertory/contract/giving/donations/donation-page";
import { languageOfTag } from "@offertory/i18n";
import type { Config } from "../../platform/config/config.ts";
import { openDonationPage, type ReadDonationPage } from "./donation-page.ts";
import type { DonationPageView } from "./view-head.ts";
import { languageOf } from "../../platform/pages/language-of.ts";
import { openPublicPageHeaders } from "./public-page-headers.ts";
import { sendHtml } from "../../platform/pages/send-html.ts";

/** Reads the origins of the websites that may show a church's donation page. */
export type ReadEmbedOrigins = (subDomain: string) => Promise<string[]>;

/** Serves the donation pages of churches from the site's built files. Returns whether the path was a donation page. */
export function donationPages(
  config: Config,
  dist: string,
  readDonationPage: ReadDonationPage,
  readEmbedOrigins: ReadEmbedOrigins,
) {
  const renderPage = openDonationPage(dist);
  const { givingApi, membershipApi, setHeaders } = openPublicPageHeaders(config);
  const { apps } = config;

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    subDomain: string | null,
  ): Promise<boolean> => {
    const match = renderPage ? donationPath(path, subDomain) : null;
    const found = match && (await readDonationPage(match.subDomain));
    if (!found || !renderPage) return false;
    const { home, view } = match;
    const page = view === "kiosk" ? withoutSavedWays(found) : found;
    // The portal shows the page as a preview.
    const ancestors =
      view === "embed" ? [new URL(apps.portal).origin, ...(await readEmbedOrigins(match.subDomain))] : [];
    const nonce = setHeaders(reply, page.gateways, ancestors);
    const parameters = new URLSearchParams(request.url.split("?")[1] ?? "");
    const query = readParameters(parameters);
    // A website that shows the page names its own language.
    const language = (view === "embed" && languageOfTag(parameterOf(parameters, "lang"))) || languageOf(request);
    const html = await renderPage({ page, language, nonce, query, apps, home, view, givingApi, membershipApi });
    sendHtml(request, reply, html);
    return true;
  };
}

/**
 * A tablet that everybody uses saves no card, so it offers no recurring gift; and its own wallet, or an account that
 * somebody left signed in, would pay for a stranger.
 */
const withoutSavedWays = (page: DonationPage): DonationPage => ({
  ...page,
  gateways: page.gateways.map((each) => ({
    ...each,
    capabilities: { ...each.capabilities, keepsCards: false, takesWallets: false, fundingSources: [] },
  })),
});

/** Reads the parameters of the link unparsed, each cut to 100 characters. */
const readParameters = (parameters: URLSearchParams) => ({
  fundId: parameterOf(parameters, "fundId"),
  amount: parameterOf(parameters, "amount"),
  frequency: parameterOf(parameters, "frequency") || parameterOf(parameters, "interval"),
  campaign: parameterOf(parameters, "campaign"),
});

const parameterOf = (parameters: URLSearchParams, name: string): string => (parameters.get(name) ?? "").slice(0, 100);

const PATH = /^(?:\/([\w-]+))?\/give(?:\/(embed|kiosk))?\/?$/;

/** Returns the church whose donation page the path is, the path of that church's home page, and where it is shown. */
function donationPath(
  path: string,
  host: string | null,
): { subDomain: string; home: string; view: DonationPageView } | null {
  const [isDonationPage, inPath, named] = PATH.exec(path) ?? [];
  const view = named === "embed" || named === "kiosk" ? named : "page";
  if (!isDonationPage || Boolean(host) === Boolean(inPath)) return null;
  return host ? { subDomain: host, home: "/", view } : { subDomain: inPath ?? "", home: `/${inPath ?? ""}`, view };
}
