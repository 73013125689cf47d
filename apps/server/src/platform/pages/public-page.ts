import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { escapeHtml } from "../html/escape-html.ts";

interface RenderedPage {
  body: string;
  /** HTML after the part that the page's script takes over; it stays as it is. */
  foot?: string;
  brand: string;
  title: string;
}

interface PageOptions {
  language: string;
  nonce: string;
  /** The data that the page is rendered from. It is embedded as JSON for the page's script. */
  boot: unknown;
  /** More HTML for the head, such as preconnect links. */
  head?: string;
  /** Attributes of the page's root element. */
  attributes?: string;
}

/**
 * Returns the CSS rule of a church's color. It uses light-dark(), so a browser without that function keeps our own
 * color.
 */
export const brandRule = (brand: string): string => brand && `@supports(color:light-dark(red,red)){:root{${brand}}}`;

/**
 * Opens a public page that is rendered on the server and then hydrated by a small script of its own; null when it was
 * not built.
 */
export function openPublicPage<Render extends (...args: never[]) => RenderedPage>(dist: string, name: string) {
  const built = readPublicPageBuild(dist, name);
  if (!built) return null;
  const { scripts, css } = built;

  return {
    loadRender: openRender<Render>(dist, name),
    wrap: (
      { body, foot = "", brand, title }: RenderedPage,
      { language, nonce, boot, head = "", attributes = "" }: PageOptions,
    ): string =>
      `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a1917"><title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${scripts.map((file) => `<link rel="modulepreload" href="/${file}" nonce="${nonce}">`).join("")}${head}<style nonce="${nonce}">${css}${brandRule(brand)}</style></head>
<body><div id="${name}"${attributes}>${body}</div>${foot}<script type="application/json" id="${name}-data" nonce="${nonce}">${JSON.stringify(boot).replaceAll("<", "\\u003c")}</script><script type="module" src="/${scripts[0] ?? ""}" nonce="${nonce}"></script></body></html>`,
  };
}

/** Returns the scripts and the CSS that a public page loads first; null when it was not built. */
export function readPublicPageBuild(dist: string, name: string): { scripts: string[]; css: string } | null {
  const manifestPath = join(dist, ".vite", `${name}.json`);
  if (!existsSync(manifestPath)) return null;
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestPath, "utf8"));
  const { scripts, style } = readEntry(manifest, name);
  return { scripts, css: readFileSync(join(dist, style), "utf8") };
}

/** Returns a function that loads a public page's server rendering on first use. */
export function openRender<Render>(dist: string, name: string): () => Promise<Render> {
  let rendering: Promise<{ render: Render }> | undefined;
  return async () => {
    const { render }: { render: Render } = await (rendering ??= import(
      pathToFileURL(join(dist, "server", `${name}.js`)).href
    ));
    return render;
  };
}

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** Returns the entry script, the chunks that it imports, and their style sheet. */
function readEntry(manifest: Record<string, Chunk>, name: string): { scripts: string[]; style: string } {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const chunks = new Set<Chunk>();
  const waiting = entry ? [entry] : [];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (chunks.has(chunk)) continue;
    chunks.add(chunk);
    waiting.push(...(chunk.imports ?? []).flatMap((name) => manifest[name] ?? []));
  }
  const [style] = [...chunks].flatMap(({ css }) => css ?? []);
  if (!entry || !style) throw new Error(`The page ${name} was built without its script or its style.`);
  return { scripts: [...chunks].map(({ file }) => file), style };
}
