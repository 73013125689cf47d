import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { expect, type Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { productUrls } from "../support/product-urls.ts";

const SOURCE = join(import.meta.dirname, "../../packages/features/src/gallery/testing/page");
const PAGE_PATH = "/gallery-page";
const { portal } = productUrls();

let building: Promise<string> | undefined;

/** Builds the tests' own page with the gallery, once per worker. */
async function buildPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "offertory-gallery-page-"));
  await build({
    root: SOURCE,
    base: `${PAGE_PATH}/`,
    configFile: false,
    logLevel: "error",
    plugins: [react(), tailwindcss()],
    build: { outDir, emptyOutDir: true, target: "es2023", modulePreload: false },
  });
  return outDir;
}

/**
 * Opens a page with the gallery on the portal's own origin: its configuration, its session and above all its content
 * security policy come from the real server; only the script is the test's.
 */
export async function openGalleryPage(page: Page, query = ""): Promise<void> {
  building ??= buildPage();
  const folder = await building;
  const entry = readdirSync(join(folder, "assets")).find((name) => /^index-.*\.js$/.test(name));
  const style = readdirSync(join(folder, "assets")).find((name) => /^index-.*\.css$/.test(name));
  await page.context().route(`${portal}${PAGE_PATH}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname.slice(PAGE_PATH.length));
    if (pathname.startsWith(`${PAGE_PATH}/assets/`)) {
      const type = extname(file) === ".css" ? "text/css" : extname(file) === ".js" ? "text/javascript" : "font/woff2";
      return route.fulfill({ body: readFileSync(file), headers: { "content-type": type } });
    }
    const real = await route.fetch({ url: `${portal}/login` });
    const html = await real.text();
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(real.headers()["content-security-policy"] ?? "") ?? [];
    const [config = ""] = /<script type="application\/json" id="offertory-config"[^]*?<\/script>/.exec(html) ?? [];
    const body = `<!doctype html><html lang="en"><head><title>Gallery</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta property="csp-nonce" nonce="${nonce}"><link rel="stylesheet" nonce="${nonce}" href="${PAGE_PATH}/assets/${style}">${config}</head><body><script type="module" nonce="${nonce}" src="${PAGE_PATH}/assets/${entry}"></script></body></html>`;
    await route.fulfill({ response: real, body });
  });
  await page.goto(`${portal}${PAGE_PATH}/${query}`);
}

export async function openGallery(page: Page, query = "") {
  await openGalleryPage(page, query);
  await page.getByRole("button", { name: "Choose a picture for the page" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("tab", { name: /^(Gallery|Galerie)$/ })).toBeVisible();
  return dialog;
}
