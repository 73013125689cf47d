import { chromium } from "@playwright/test";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell" });
const out = "/tmp/shots";
import { mkdirSync } from "node:fs";
mkdirSync(out, { recursive: true });
for (const [w, scheme] of [
  [360, "light"],
  [1280, "light"],
  [360, "dark"],
]) {
  const context = await browser.newContext({
    viewport: { width: w, height: 900 },
    colorScheme: scheme,
    locale: "en-US",
  });
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("pageerror", e.message));
  await page.goto("http://localhost:3971/grace/give");
  await page.waitForTimeout(1500);
  await page.getByRole("button", { name: "$50", exact: true }).click();
  await page.waitForTimeout(4500);
  await page.screenshot({ path: `${out}/give-${w}-${scheme}.png`, fullPage: true });
  await page.goto("http://localhost:3970/login");
  await page.getByLabel("Email").fill("member@example.com");
  await page.getByLabel("Password", { exact: true }).fill("offertory-demo");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(5000);
  await page.goto("http://localhost:3970/giving");
  await page.waitForTimeout(5000);
  await page.screenshot({ path: `${out}/giving-${w}-${scheme}.png`, fullPage: true });
  await context.close();
}
await browser.close();
