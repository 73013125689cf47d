import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { pagePolicy } from "../http/security-headers.ts";
import { openDonationPage, type ReadDonationPage } from "./donation-page.ts";
import { languageOf } from "./language-of.ts";
import { newNonce } from "./new-nonce.ts";
import { paymentOrigins } from "./payment-origins.ts";
import { sendHtml } from "./send-html.ts";
import { hostsFor, originsOf } from "./service-hosts.ts";

/** Serves the donation pages of churches from the site's built files; answers null where a path is none of theirs. */
export function donationPages(config: Config, dist: string, readDonationPage: ReadDonationPage) {
  const draw = openDonationPage(dist);
  const hosts = hostsFor(config);
  const [givingApi = "", membershipApi = ""] = [hosts["GivingApi"], hosts["MembershipApi"]];

  return async (request: FastifyRequest, reply: FastifyReply, path: string, subDomain: string | null) => {
    const asked = draw ? donationPath(path, subDomain) : null;
    const page = asked && (await readDonationPage(asked.subDomain));
    if (!page || !draw) return null;
    const nonce = newNonce();
    const { connect, images, ...origins } = paymentOrigins(config, page.gateways);
    reply.header(
      "content-security-policy",
      // Nothing runs here but our own script and the payment company's.
      pagePolicy({
        nonce,
        connect: [...originsOf([givingApi, membershipApi]), ...connect],
        images: [config.apps.portal, ...images],
        ...origins,
        bringsScripts: false,
      }),
    );
    reply.header("cache-control", "no-store").header("vary", "Accept-Language, Cookie, Accept-Encoding");
    const { apps } = config;
    const query = readLink(new URLSearchParams(request.url.split("?")[1] ?? ""));
    const language = languageOf(request);
    const html = await draw({ page, language, nonce, query, apps, home: asked.home, givingApi, membershipApi });
    return sendHtml(request, reply, html);
  };
}

/** What the link to the page asks for, as it was written; what is too long to be meant is cut. */
const readLink = (asks: URLSearchParams) => ({
  fundId: written(asks, "fundId"),
  amount: written(asks, "amount"),
  frequency: written(asks, "frequency") || written(asks, "interval"),
});

const written = (asks: URLSearchParams, name: string): string => (asks.get(name) ?? "").slice(0, 100);

/** Whose donation page a path is, and where that church's site begins. */
function donationPath(path: string, subDomain: string | null): { subDomain: string; home: string } | null {
  if (subDomain) return /^\/give\/?$/.test(path) ? { subDomain, home: "/" } : null;
  const named = /^\/([\w-]+)\/give\/?$/.exec(path)?.[1];
  return named ? { subDomain: named, home: `/${named}` } : null;
}
