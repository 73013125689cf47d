import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { launchChromium } from "../test/launch-chromium.ts";

// Renders pictures/*.svg as PNG, for clients that request those by name. Run by hand after a picture has changed: node
// tools/build/draw-pictures.ts
const pictures = join(import.meta.dirname, "pictures");
const inter = fileURLToPath(import.meta.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"));
const font = `url(data:font/woff2;base64,${readFileSync(inter, "base64")})`;
const style = `@font-face{font-family:Inter;src:${font};font-weight:100 900}body{margin:0}svg{display:block}`;

const browser = await launchChromium();
for (const file of readdirSync(pictures)) {
  const page = await browser.newPage();
  await page.setContent(`<style>${style}</style>${readFileSync(join(pictures, file), "utf8")}`);
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  const path = join(import.meta.dirname, "public/images", `${parse(file).name}.png`);
  await page.locator("svg").screenshot({ path, omitBackground: true });
  console.log(path);
}
await browser.close();
