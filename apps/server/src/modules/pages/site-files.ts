import type { FastifyReply, FastifyRequest } from "fastify";
import { escapeHtml } from "../../platform/html/escape-html.ts";
import type { Config } from "../../platform/config/config.ts";

export interface ReadSiteFiles {
  /** Reads the published URLs of a church and when each was published; null when there is no such church. */
  siteMap: (subDomain: string) => Promise<{ url: string; at: string }[] | null>;
  /** Lists the subdomains of the churches that have a site. */
  sites: () => Promise<string[]>;
}

const CACHE_CONTROL = "public, max-age=3600";
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Serves `robots.txt` of a host and the sitemaps of the churches' sites. Returns whether the path was one of them. */
export function siteFiles({ apps }: Pick<Config, "apps">, { siteMap, sites }: ReadSiteFiles) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    subDomain: string | null,
  ): Promise<boolean> => {
    const origin = subDomain ? originOf(apps.site, request.headers.host) : apps.site;
    if (path === "/robots.txt") {
      const rules = ["/login", "/logout", "/api/"].map((start) => `Disallow: ${start}`).join("\n");
      reply.header("cache-control", CACHE_CONTROL).type("text/plain; charset=utf-8");
      void reply.send(`User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`);
      return true;
    }
    if (path === "/sitemap.xml" && !subDomain) {
      const maps = (await sites()).map(
        (name) => `<sitemap><loc>${escapeHtml(origin)}/${name}/sitemap.xml</loc></sitemap>`,
      );
      return sendXml(reply, `<sitemapindex ${NAMESPACE}>${maps.join("")}</sitemapindex>`);
    }
    const named = subDomain ?? /^\/([\w-]+)\/sitemap\.xml$/.exec(path)?.[1];
    if (!named || !path.endsWith("/sitemap.xml")) return false;
    const pages = await siteMap(named.toLowerCase());
    if (!pages) return false;
    const home = subDomain ? origin : `${origin}/${named.toLowerCase()}`;
    const urls = pages.map(
      ({ url, at }) =>
        `<url><loc>${escapeHtml(url === "/" && home !== origin ? home : home + url)}</loc><lastmod>${at.slice(0, 10)}</lastmod></url>`,
    );
    return sendXml(reply, `<urlset ${NAMESPACE}>${urls.join("")}</urlset>`);
  };
}

function sendXml(reply: FastifyReply, body: string): true {
  reply.header("cache-control", CACHE_CONTROL).type("application/xml; charset=utf-8");
  void reply.send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`);
  return true;
}

/**
 * The origin of a church's own host, with the protocol of the site app. A malformed host is replaced by the site app's
 * host.
 */
const originOf = (site: string, host: string | undefined): string =>
  `${new URL(site).protocol}//${/^[\w.:-]+$/.exec(host ?? "")?.[0] ?? new URL(site).host}`;
