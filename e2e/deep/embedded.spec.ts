import type { Page } from "@playwright/test";
import { makeGivingChurch } from "../giving/member-church.ts";
import { allowWebsite, serveWebsite } from "../giving/website.ts";
import { expect, test } from "../support/test.ts";

const frameOf = (page: Page) => page.frameLocator("offertory-give iframe");
const element = (subDomain: string, attributes = "") =>
  `<offertory-give church="${subDomain}" ${attributes}><a href="/fallback">Give</a></offertory-give>`;
const scriptOf = (site: string) => `<script src="${site}/give.js" async></script>`;

test("styles of a hostile website neither hide the form nor cover its window, also from right to left", async ({
  page,
  request,
  site,
}) => {
  const church = await makeGivingChurch(request);
  const website = await serveWebsite(
    `<!doctype html><html lang="en" dir="rtl"><title>Website</title>
     <style>
       * { all: unset !important; display: none !important; visibility: hidden !important; opacity: 0 !important }
       html, body, main, .wall { display: block !important; visibility: visible !important; opacity: 1 !important }
       .wall { position: fixed !important; inset: 0 !important; z-index: 2147483647 !important; background: #fff !important; pointer-events: none !important }
       button, dialog, iframe { transform: scale(0) !important; z-index: -1 !important }
     </style>
     <main>${scriptOf(site)}${element(church.subDomain, 'mode="floating"')}</main><div class="wall"></div>`,
  );
  await allowWebsite(church, website.origin);
  await page.goto(website.origin);
  const button = page.getByRole("button", { name: "Give" });
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect(box?.x, "at the end of the line, which is on the left").toBeLessThan(60);
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Donation form" });
  await expect(frameOf(page).getByRole("button", { name: "$50" })).toBeVisible();
  const isOnTop = await dialog.evaluate((shown) => {
    const { x, y, width } = shown.getBoundingClientRect();
    const root = shown.getRootNode();
    const at = document.elementFromPoint(x + width / 2, y + 20);
    return root instanceof ShadowRoot && at === root.host;
  });
  expect(isOnTop).toBe(true);
  website.close();
});

test("the window of the form opens and closes by keyboard, keeps what was typed, and returns the focus", async ({
  page,
  request,
  site,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  const website = await serveWebsite(
    `<!doctype html><html lang="es"><title>Sitio</title><main><h1>Sitio</h1>${scriptOf(site)}${element(church.subDomain, 'mode="button"')}</main>`,
  );
  await allowWebsite(church, website.origin);
  await page.goto(website.origin);
  const button = page.getByRole("button", { name: "Donar", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  const name = frameOf(page).getByLabel("Nombre", { exact: true });
  await name.fill("Vera");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(name).toHaveValue("Vera");
  await page.getByRole("button", { name: "Cerrar" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  website.close();
});

test("without the network the element offers a link, and shows the form once the network is back", async ({
  page,
  context,
  request,
  site,
}) => {
  const church = await makeGivingChurch(request);
  const website = await serveWebsite(
    `<!doctype html><html lang="en"><title>Website</title>${scriptOf(site)}<div id="place"></div>`,
  );
  await allowWebsite(church, website.origin);
  await page.clock.install();
  await page.goto(website.origin);
  await page.waitForFunction(() => customElements.get("offertory-give"));
  await context.setOffline(true);
  await page.locator("#place").evaluate((place, html) => (place.innerHTML = html), element(church.subDomain));
  await page.clock.runFor(15_000);
  await expect(page.getByRole("link", { name: "Open the giving page" })).toBeVisible();
  await context.setOffline(false);
  await expect(frameOf(page).getByRole("heading", { name: /^Give to/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the giving page" })).toHaveCount(0);
  website.close();
});

test("without scripts the element is a link", async ({ browser, request, site }) => {
  const church = await makeGivingChurch(request);
  const website = await serveWebsite(
    `<!doctype html><html lang="en"><title>Website</title>${scriptOf(site)}${element(church.subDomain)}`,
  );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(website.origin);
  await expect(page.getByRole("link", { name: "Give" })).toBeVisible();
  await context.close();
  website.close();
});

test("a treasurer copies the code of the form, sees it as it will look, and lists the church's websites", async ({
  page,
  request,
  portal,
  site,
  signIn,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  await signIn(page, church.email, church);
  await page.goto(`${portal}/treasury/links?share=embed`);
  await page.getByLabel("Amount (optional)").fill("40");
  const code = page.getByLabel("HTML");
  await expect(code).toHaveValue(new RegExp(`<offertory-give church="${church.subDomain}" amount="40"`));
  await expect(frameOf(page).getByLabel("Amount")).toHaveValue("40");
  await page.getByLabel("Website addresses, one per line").fill("www.example.org\nnot a website");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("“not a website” isn't a website address.")).toBeVisible();
  await page.getByLabel("Website addresses, one per line").fill("www.example.org\nhttps://example.org/give");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Websites saved")).toBeVisible();
  await expect(page.getByLabel("Website addresses, one per line")).toHaveValue(
    "https://www.example.org\nhttps://example.org",
  );
  await expectAccessible(page);
  const headers = (await request.get(`${site}/${church.subDomain}/give/embed`)).headers();
  expect(headers["content-security-policy"]).toContain(
    `frame-ancestors ${portal} https://www.example.org https://example.org`,
  );
});
