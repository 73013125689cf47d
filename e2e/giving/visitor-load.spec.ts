import { timePage } from "../../tools/donation-page/time-page.ts";
import { weighPage } from "../../tools/donation-page/weigh-page.ts";
import { expect, test } from "../support/test.ts";

const MAX_BYTES = 90_000;

test("the donation page loads at most 90 kB of script and style, and scripts only from itself and the payment provider", async ({
  page,
  site,
  sandbox,
}) => {
  const { scriptBytes, styleBytes, scripts, scriptsSoFar } = await weighPage(page, `${site}/grace/give`);
  expect(scripts.filter((url) => !url.startsWith(`${site}/assets/give-`))).toEqual([]);
  test.info().annotations.push({ type: "gzipped bytes", description: `${scriptBytes} script, ${styleBytes} style` });
  expect(styleBytes).toBeGreaterThan(2000);
  expect(scriptBytes).toBeGreaterThan(50_000);
  expect(scriptBytes + styleBytes).toBeLessThan(MAX_BYTES);

  await page.getByLabel("First name").click();
  await expect(page.locator("iframe[title='Secure card payment input frame']")).toBeVisible();
  await expect(page.getByRole("button", { name: "Donate with PayPal" })).toBeVisible();
  const origins = new Set(scriptsSoFar().map((url) => new URL(url).origin));
  expect([...origins].sort(), "only our own scripts and the payment companies'").toEqual(
    [sandbox.replace("localhost", "127.0.0.1"), site].sort(),
  );
});

test("inline, data and foreign scripts that are added to the donation page do not run", async ({
  page,
  site,
  portal,
}) => {
  await page.goto(`${site}/grace/give`);
  await page.locator("[data-awake]").waitFor({ state: "attached" });
  await page.evaluate((elsewhere) => {
    const seen: string[] = [];
    Reflect.set(window, "refused", seen);
    addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) =>
      seen.push(`${effectiveDirective} ${blockedURI.split("/").slice(0, 3).join("/")}`),
    );
    for (const src of [`${elsewhere}/assets/nothing.js`, "data:text/javascript,window.ran=true"]) {
      const script = document.createElement("script");
      script.src = src;
      document.head.append(script);
    }
    const inline = document.createElement("script");
    inline.textContent = "window.ran = true";
    document.head.append(inline);
  }, portal);
  const refused = () => page.evaluate((): string[] => Reflect.get(window, "refused"));
  await expect
    .poll(async () => (await refused()).toSorted())
    .toEqual(["script-src-elem data", `script-src-elem ${portal}`, "script-src-elem inline"].toSorted());
  expect(await page.evaluate(() => Reflect.has(window, "ran"))).toBe(false);
});

test("loading the card fields causes no layout shift on slow 4G with a slow phone", async ({ browser, site }) => {
  // The time to first paint and to usability depends on the machine's load: `npm run bench -- page` checks it.
  const { seen, usable, moved } = await timePage(browser, `${site}/grace/give`);
  test.info().annotations.push({ type: "slow 4G", description: `first paint ${seen} ms, usable ${usable} ms` });
  expect(moved).toBeLessThan(0.01);
  expect(seen).toBeLessThan(usable);
});
