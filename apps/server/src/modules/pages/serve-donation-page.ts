import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { openDonationPage, type ReadDonationPage } from "./donation-page.ts";
import { languageOf } from "../../platform/pages/language-of.ts";
import { openPublicPageHeaders } from "./public-page-headers.ts";
import { sendHtml } from "../../platform/pages/send-html.ts";

/** Serves the donation pages of churches from the site's built files. Returns whether the path was a donation page. */
export function donationPages(config: Config, dist: string, readDonationPage: ReadDonationPage) {
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
    const page = match && (await readDonationPage(match.subDomain));
    if (!page || !renderPage) return false;
    const nonce = setHeaders(reply, page.gateways);
    const query = readParameters(new URLSearchParams(request.url.split("?")[1] ?? ""));
    const language = languageOf(request);
    const html = await renderPage({ page, language, nonce, query, apps, home: match.home, givingApi, membershipApi });
    sendHtml(request, reply, html);
    return true;
  };
}

/** Reads the parameters of the link unparsed, each cut to 100 characters. */
const readParameters = (parameters: URLSearchParams) => ({
  fundId: parameterOf(parameters, "fundId"),
  amount: parameterOf(parameters, "amount"),
  frequency: parameterOf(parameters, "frequency") || parameterOf(parameters, "interval"),
});

const parameterOf = (parameters: URLSearchParams, name: string): string => (parameters.get(name) ?? "").slice(0, 100);

/** Returns the church whose donation page the path is, and the path of that church's home page. */
function donationPath(path: string, subDomain: string | null): { subDomain: string; home: string } | null {
  if (subDomain) return /^\/give\/?$/.test(path) ? { subDomain, home: "/" } : null;
  const churchSubDomain = /^\/([\w-]+)\/give\/?$/.exec(path)?.[1];
  return churchSubDomain ? { subDomain: churchSubDomain, home: `/${churchSubDomain}` } : null;
}
