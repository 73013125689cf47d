import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { openDonationPage, type ReadDonationPage } from "./donation-page.ts";
import { languageOf } from "../../platform/pages/language-of.ts";
import { openLightAnswer } from "./open-light-answer.ts";
import { sendHtml } from "../../platform/pages/send-html.ts";

/** Serves the donation pages of churches from the site's built files. Returns whether the path was a donation page. */
export function donationPages(config: Config, dist: string, readDonationPage: ReadDonationPage) {
  const draw = openDonationPage(dist);
  const { givingApi, membershipApi, begin } = openLightAnswer(config);
  const { apps } = config;

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    subDomain: string | null,
  ): Promise<boolean> => {
    const asked = draw ? donationPath(path, subDomain) : null;
    const page = asked && (await readDonationPage(asked.subDomain));
    if (!page || !draw) return false;
    const nonce = begin(reply, page.gateways);
    const query = readLink(new URLSearchParams(request.url.split("?")[1] ?? ""));
    const language = languageOf(request);
    const html = await draw({ page, language, nonce, query, apps, home: asked.home, givingApi, membershipApi });
    sendHtml(request, reply, html);
    return true;
  };
}

/** Reads the parameters of the link unparsed, each cut to 100 characters. */
const readLink = (asks: URLSearchParams) => ({
  fundId: written(asks, "fundId"),
  amount: written(asks, "amount"),
  frequency: written(asks, "frequency") || written(asks, "interval"),
});

const written = (asks: URLSearchParams, name: string): string => (asks.get(name) ?? "").slice(0, 100);

/** Returns the church whose donation page the path is, and the path of that church's home page. */
function donationPath(path: string, subDomain: string | null): { subDomain: string; home: string } | null {
  if (subDomain) return /^\/give\/?$/.test(path) ? { subDomain, home: "/" } : null;
  const named = /^\/([\w-]+)\/give\/?$/.exec(path)?.[1];
  return named ? { subDomain: named, home: `/${named}` } : null;
}
