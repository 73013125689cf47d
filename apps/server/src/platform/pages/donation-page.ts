import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DonationPage } from "@offertory/contract/giving/donation-page";
import type { Language } from "@offertory/i18n";
import { giveStrings } from "./give-strings.ts";

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

/** The donation page of a church: drawn here with everything in it, then brought to life by a small script of its own. */
export function openDonationPage(dist: string) {
  const manifestPath = join(dist, ".vite/give.json");
  if (!existsSync(manifestPath)) return null;
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestPath, "utf8"));
  const { scripts, style } = readEntry(manifest);
  const css = readFileSync(join(dist, style), "utf8");
  let rendering: Promise<{ render: Render }> | undefined;

  return async ({ nonce, ...asked }: Asked): Promise<string> => {
    const { page, language } = asked;
    const { render }: { render: Render } = await (rendering ??= import(
      pathToFileURL(join(dist, "server/give.js")).href
    ));
    const boot = { ...asked, strings: giveStrings(language) };
    const { body, brand, title } = render(boot);
    const icon = "/favicon.svg";
    const companies = [...new Set(page.gateways.map(({ scriptUrl }) => new URL(scriptUrl).origin))];
    return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a1917"><title>${escaped(title)}</title><link rel="icon" href="${icon}" type="image/svg+xml">${scripts.map((file) => `<link rel="modulepreload" href="/${file}" nonce="${nonce}">`).join("")}${companies.map((origin) => `<link rel="preconnect" href="${origin}">`).join("")}<style nonce="${nonce}">${css}${brand ? `:root{${brand}}` : ""}</style></head>
<body><div id="give">${body}</div><script type="application/json" id="give-data" nonce="${nonce}">${JSON.stringify(boot).replaceAll("<", "\\u003c")}</script><script type="module" src="/${scripts[0] ?? ""}" nonce="${nonce}"></script></body></html>`;
  };
}

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The files that the page begins with: its script, what that imports, and the style of all of them. */
function readEntry(manifest: Record<string, Chunk>): { scripts: string[]; style: string } {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const chunks = new Set<Chunk>();
  const waiting = entry ? [entry] : [];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (chunks.has(chunk)) continue;
    chunks.add(chunk);
    waiting.push(...(chunk.imports ?? []).flatMap((name) => manifest[name] ?? []));
  }
  const [style] = [...chunks].flatMap(({ css }) => css ?? []);
  if (!entry || !style) throw new Error("The donation page was built without its script or its style.");
  return { scripts: [...chunks].map(({ file }) => file), style };
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
