import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatTag, type Language } from "@offertory/i18n";
import type { SitePageData } from "@offertory/contract/content/site-page";
import { escapeHtml } from "../../platform/html/escape-html.ts";
import { sha256 } from "../../platform/hashing/sha256.ts";
import { fileOf, type AppFile } from "../../platform/pages/app-files.ts";
import { brandRule, openRender, readPublicPageBuild } from "../../platform/pages/public-page.ts";
import { siteStrings } from "./site-strings.ts";

export interface SitePageInput {
  data: SitePageData;
  language: Language;
  apps: Record<"portal" | "site", string>;
  /** The path prefix of the church's site, without a trailing slash. */
  base: string;
}

type Render = (drawing: unknown) => { body: string; head: string; brand: string; title: string };

/** A rendered page, and the CSP hashes of its inline style and script. */
export interface RenderedSitePage {
  file: AppFile;
  style: string;
  script: string;
}

/**
 * Rendered pages are cached, so that most visits need no rendering or compressing. The cache is emptied when it exceeds
 * either limit.
 */
const MAX_CACHED_PAGES = 400;
const MAX_CACHED_BYTES = 40_000_000;

/** Returns a function that renders the pages of churches' sites; null when the site was not built. */
export function openSitePages(dist: string) {
  const built = readPublicPageBuild(dist, "site");
  if (!built) return null;
  const { css } = built;
  const script = readFileSync(join(dist, built.scripts[0] ?? ""), "utf8").trim();
  const scriptHash = hashOf(script);
  const loadRender = openRender<Render>(dist, "site");
  const cache = new Map<string, RenderedSitePage>();
  let bytes = 0;

  const renderPage = async (input: SitePageInput): Promise<RenderedSitePage> => {
    const render = await loadRender();
    const { body, head, brand, title } = render({ ...input, strings: siteStrings(input.language) });
    const style = css + brandRule(brand);
    const html = `<!doctype html>
<html lang="${formatTag(input.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a1917"><title>${escapeHtml(title)}</title><style>${style}</style>${head}</head>
<body class="flex flex-col">${body}<script type="module">${script}</script></body></html>`;
    return { file: fileOf("page.html", Buffer.from(html)), style: hashOf(style), script: scriptHash };
  };

  return async (input: SitePageInput): Promise<RenderedSitePage> => {
    const key = sha256(JSON.stringify(input));
    const cached = cache.get(key);
    if (cached) return cached;
    const rendered = await renderPage(input);
    bytes += rendered.file.plain.length;
    if (cache.size >= MAX_CACHED_PAGES || bytes > MAX_CACHED_BYTES) {
      cache.clear();
      bytes = rendered.file.plain.length;
    }
    cache.set(key, rendered);
    return rendered;
  };
}

/** The hash of an inline style or script, as a Content Security Policy writes it. */
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
