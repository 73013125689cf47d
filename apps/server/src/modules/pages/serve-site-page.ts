import type { SitePageData } from "@offertory/contract/content/site-page";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { languageOf } from "../../platform/pages/language-of.ts";
import { sendFile } from "../../platform/pages/send-file.ts";
import { siteFiles, type ReadSiteFiles } from "./site-files.ts";
import { openSitePages } from "./site-page.ts";
import { sitePolicy } from "./site-policy.ts";

/**
 * Reads what a URL of a church's site shows, or the URL that its page has moved to; null when there is no such church.
 */
export type ReadSitePage = (
  subDomain: string,
  url: string,
  previewKey: string,
) => Promise<SitePageData | { movedTo: string } | null>;

/** Browsers revalidate on each visit and mostly get 304; a proxy may answer from its cache for 30 seconds. */
const CACHE_CONTROL = "public, max-age=0, s-maxage=30, must-revalidate";

/**
 * Paths at which other church software has its donation page. Donors know them and old links lead there, so they
 * redirect to `/give`.
 */
const DONATION_PAGES: ReadonlySet<string> = new Set(["/donate", "/donations", "/my/donate"]);

/** Serves the pages of churches' sites. Returns whether the path was one of them. */
export function sitePages(config: Config, dist: string, readSitePage: ReadSitePage, readSiteFiles: ReadSiteFiles) {
  const renderPage = openSitePages(dist);
  const sendSiteFile = siteFiles(config, readSiteFiles);
  const apps = { portal: config.apps.portal, site: config.apps.site };

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    subDomain: string | null,
  ): Promise<boolean> => {
    if (await sendSiteFile(request, reply, path, subDomain)) return true;
    const match = renderPage ? sitePath(path, subDomain) : null;
    if (!renderPage || !match) return false;
    const { base, url } = match;
    const query = new URLSearchParams(request.url.split("?")[1] ?? "");
    const data = await readSitePage(match.subDomain, url, (query.get("preview") ?? "").slice(0, 200));
    if (!data) return false;
    if ("movedTo" in data) {
      void reply.redirect(base + data.movedTo, 301);
      return true;
    }
    if (data.kind === "missing" && DONATION_PAGES.has(url)) {
      void reply.redirect(`${base}/give${request.url.slice(path.length)}`, 302);
      return true;
    }
    const page = await renderPage({ data, language: languageOf(request), apps, base });
    reply.header("content-security-policy", sitePolicy(config, page));
    if (data.kind === "missing") reply.code(404);
    const isPublic = data.kind !== "missing" && !data.isPreview;
    if (!isPublic) reply.header("x-robots-tag", "noindex");
    void sendFile(request, reply, page.file, {
      cached: isPublic ? CACHE_CONTROL : "no-store",
      vary: "Accept-Encoding, Accept-Language, Cookie",
    });
    return true;
  };
}

/** Returns the church that a path names, the path prefix of its site, and the URL of the page within it. */
function sitePath(path: string, subDomain: string | null): { subDomain: string; base: string; url: string } | null {
  const parts = path.split("/").filter(Boolean);
  if (parts.some((part) => !/^[\w-]{1,64}$/.test(part))) return null;
  const [named, ...rest] = subDomain ? [subDomain, ...parts] : parts;
  const url = `/${rest.join("/").toLowerCase()}`;
  if (!named || (rest.length > 1 && !DONATION_PAGES.has(url))) return null;
  return {
    subDomain: named.toLowerCase(),
    base: subDomain ? "" : `/${named.toLowerCase()}`,
    url,
  };
}
