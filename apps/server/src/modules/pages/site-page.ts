import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatTag, type Language } from "@offertory/i18n";
import type { SitePageData } from "@offertory/contract/content/site-page";
import { escapeHtml } from "../../platform/html/escape-html.ts";
import { sha256 } from "../../platform/hashing/sha256.ts";
import { fileOf, type AppFile } from "../../platform/pages/app-files.ts";
import { brandRule, openRender, readLightBuild } from "../../platform/pages/light-page.ts";
import { siteStrings } from "./site-strings.ts";

export interface AskedSitePage {
  data: SitePageData;
  language: Language;
  apps: Record<"portal" | "site", string>;
  /** Where the church's site begins, without a slash at its end. */
  base: string;
}

type Render = (drawing: unknown) => { body: string; head: string; brand: string; title: string };

/** A page as everyone is sent it, and the hashes of the style and the script that stand in it. */
export interface DrawnSitePage {
  file: AppFile;
  style: string;
  script: string;
}

/** Pages that were drawn are kept, so that most visits cost no drawing and no compressing. */
const KEPT_PAGES = 400;
const KEPT_BYTES = 40_000_000;

/** Draws the pages of churches' sites; null where they were not built. */
export function openSitePages(dist: string) {
  const built = readLightBuild(dist, "site");
  if (!built) return null;
  const { css } = built;
  const script = readFileSync(join(dist, built.scripts[0] ?? ""), "utf8").trim();
  const scriptHash = hashOf(script);
  const loadRender = openRender<Render>(dist, "site");
  const kept = new Map<string, DrawnSitePage>();
  let bytes = 0;

  const draw = async (asked: AskedSitePage): Promise<DrawnSitePage> => {
    const render = await loadRender();
    const { body, head, brand, title } = render({ ...asked, strings: siteStrings(asked.language) });
    const style = css + brandRule(brand);
    const html = `<!doctype html>
<html lang="${formatTag(asked.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a1917"><title>${escapeHtml(title)}</title><style>${style}</style>${head}</head>
<body class="flex flex-col">${body}<script type="module">${script}</script></body></html>`;
    return { file: fileOf("page.html", Buffer.from(html)), style: hashOf(style), script: scriptHash };
  };

  return async (asked: AskedSitePage): Promise<DrawnSitePage> => {
    const key = sha256(JSON.stringify(asked));
    const known = kept.get(key);
    if (known) return known;
    const drawn = await draw(asked);
    bytes += drawn.file.plain.length;
    if (kept.size >= KEPT_PAGES || bytes > KEPT_BYTES) {
      kept.clear();
      bytes = drawn.file.plain.length;
    }
    kept.set(key, drawn);
    return drawn;
  };
}

/** By which a policy knows what stands in a page, as browsers write it. */
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
