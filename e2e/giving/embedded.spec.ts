import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { makeGivingChurch } from "./member-church.ts";
import { allowWebsite, serveWebsite } from "./website.ts";

const frameOf = (page: Page) => page.frameLocator("offertory-give iframe");

/** Fills in the donation form of a frame, and gives. */
async function giveInFrame(page: Page, total: string): Promise<void> {
  const form = frameOf(page);
  await form.getByLabel("First name").fill("Vera");
  await form.getByLabel("Last name").fill("Visitor");
  await form.getByLabel("Email").fill("embedded@example.org");
  const card = form.frameLocator('iframe[title="Secure card payment input frame"]');
  await card.getByLabel(/card number/i).fill("4242424242424242");
  await card.getByLabel(/expir/i).fill("1234");
  await card.getByLabel(/cvc|security/i).fill("123");
  await card.getByLabel(/zip|postal/i).fill("50613");
  await form.getByRole("button", { name: `Give ${total}` }).click();
  await expect(form.getByRole("heading", { name: "Thank you for your donation!" })).toBeVisible();
}

test("a visitor of another website gives there under its strict policy, and the website learns only the amount", async ({
  page,
  request,
  site,
}) => {
  const church = await makeGivingChurch(request);
  const website = await serveWebsite(
    `<!doctype html><html lang="en"><title>Website</title><link rel="stylesheet" href="/style.css">
     <h1>Support us</h1><p>before</p>
     <script src="${site}/give.js" async></script>
     <offertory-give church="${church.subDomain}" amount="20" style="display:block;min-height:1500px"></offertory-give>
     <p>after</p>`,
    {
      "content-security-policy": `default-src 'none'; script-src ${site}; frame-src ${site}; style-src 'unsafe-inline'`,
    },
  );
  await allowWebsite(church, website.origin);
  await page.addInitScript(() => {
    const said: unknown[] = [];
    Object.assign(window, { said });
    addEventListener("offertory:given", (event) => event instanceof CustomEvent && said.push(event.detail));
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Number(Reflect.get(window, "shift")) + Number(Reflect.get(entry, "value")) });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(website.origin);
  await expect(frameOf(page).getByRole("heading", { name: /^Give to/ })).toBeVisible();
  await frameOf(page).getByLabel("First name").focus();
  await expect(frameOf(page).locator('iframe[title="Secure card payment input frame"]')).toBeVisible();
  expect(await page.evaluate(() => Number(Reflect.get(window, "shift"))), "layout shift").toBeLessThan(0.01);
  await giveInFrame(page, "$20.00");
  expect(await page.evaluate(() => Reflect.get(window, "said"))).toEqual([
    { church: church.subDomain, amount: 20, currency: "USD", frequency: null },
  ]);
  website.close();
});

test("a website that the church does not list shows a link to the giving page instead of the form", async ({
  page,
  request,
  site,
}) => {
  const church = await makeGivingChurch(request);
  const website = await serveWebsite(
    `<!doctype html><html lang="de"><title>Website</title><script src="${site}/give.js" async></script>
     <offertory-give church="${church.subDomain}"></offertory-give>`,
  );
  await allowWebsite(church, "https://www.example.org");
  await page.clock.install();
  await page.goto(website.origin);
  await expect(page.locator("offertory-give iframe")).toBeAttached();
  await page.clock.runFor(15_000);
  await expect(page.getByRole("link", { name: "Spendenseite öffnen" })).toHaveAttribute(
    "href",
    `${site}/${church.subDomain}/give`,
  );
  await expect(frameOf(page).getByRole("heading")).toHaveCount(0);
  website.close();
});
