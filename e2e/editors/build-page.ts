import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const PAGE = join(import.meta.dirname, "../../packages/editors/src/testing/page");
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

export const PAGE_ORIGIN = "http://editors.test";

/**
 * The part of our pages' policy that concerns rich text: no inline script or style, images from our origin and https.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https:; font-src 'self' data:";

let building: Promise<string> | undefined;

/** Builds the tests' own page with the editors, once per worker. */
async function buildPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "offertory-editors-"));
  await build({
    root: PAGE,
    configFile: false,
    logLevel: "error",
    plugins: [react(), tailwindcss()],
    build: { outDir, emptyOutDir: true, target: "es2023", modulePreload: { polyfill: false } },
  });
  return outDir;
}

/** Serves the page in a browser, without a server; with `policy: false`, scripts that pass the sanitizer can run. */
export async function servePage(context: BrowserContext, { policy = true } = {}): Promise<void> {
  building ??= buildPage();
  const folder = await building;
  await context.route(`${PAGE_ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === "/" ? "/index.html" : pathname;
    const type = TYPES[extname(file)];
    const body = type || file.startsWith("/assets/") ? readOrNull(join(folder, file)) : null;
    if (!body) return route.fulfill({ status: 404, body: "" });
    await route.fulfill({
      body,
      headers: { "content-type": type ?? "font/woff2", ...(policy && { "content-security-policy": POLICY }) },
    });
  });
}

function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
