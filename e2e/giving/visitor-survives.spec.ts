import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { makeGivingChurch } from "./member-church.ts";
import { receiptsOf, receivedBy, visitorForm } from "./visitor-form.ts";

const THANKS = { name: "Thank you for your donation!" };

/** New for every run, because receipts of earlier runs must not count. */
const run = Date.now();
const emailOf = (name: string): string => `${name}-${run}@example.org`;

async function writeGift(page: Page, site: string, email: string, card?: string, church = "grace"): Promise<void> {
  await page.goto(`${site}/${church}/give?amount=17`);
  const form = visitorForm(page);
  await form.fillPerson(email);
  await form.fillCard(card);
  await expect(page.getByText("Verified")).toBeVisible();
}

test("a visitor completes 3-D Secure and gives", async ({ page, site }) => {
  await writeGift(page, site, emailOf("secure"), "4000002760003184");
  await visitorForm(page).giveButton().click();
  const bank = page.frameLocator("iframe[src*='/stripe/']").last();
  await bank.getByRole("button", { name: /complete/i }).click();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
});

test("a failed 3-D Secure shows an error, nothing is given, and the visitor can try again", async ({
  page,
  request,
  site,
}) => {
  const church = await makeGivingChurch(request);
  await writeGift(page, site, emailOf("refused"), "4000002760003184", church.subDomain);
  const bank = page.frameLocator("iframe[src*='/stripe/']").last();
  await visitorForm(page).giveButton().click();
  await bank.getByRole("button", { name: /fail/i }).click();
  await expect(page.getByRole("alert")).toContainText("Error: ");
  await expect.poll(() => receivedBy(church)).toEqual([]);
  await visitorForm(page).giveButton().click();
  await bank.getByRole("button", { name: /complete/i }).click();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(await receivedBy(church)).toEqual([17]);
});

test("a lost response is requested again, and the gift is charged once", async ({ page, site, sandbox, mailFor }) => {
  await writeGift(page, site, emailOf("lost"));
  let lost = 0;
  await page.route(/\/donate\/charge$/, async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await visitorForm(page).giveButton().click();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(lost).toBe(2);
  await mailFor(emailOf("lost"));
  expect(await receiptsOf(sandbox, emailOf("lost"))).toEqual([1700]);
});

test("a reload during a gift shows its result, and the gift is charged once", async ({
  page,
  site,
  sandbox,
  mailFor,
}) => {
  await writeGift(page, site, emailOf("refresh"));
  let arrived = false;
  await page.route(/\/donate\/charge$/, async (route) => {
    if (arrived) return route.continue();
    await route.fetch();
    arrived = true;
  });
  await visitorForm(page).giveButton().click();
  await expect.poll(() => arrived).toBe(true);
  await page.reload();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  await mailFor(emailOf("refresh"));
  expect(await receiptsOf(sandbox, emailOf("refresh"))).toEqual([1700]);
  await page.reload();
  await expect(page.getByLabel("First name")).toBeVisible();
});

test("a double click makes one gift", async ({ page, site, sandbox, mailFor }) => {
  await writeGift(page, site, emailOf("double"));
  await visitorForm(page).giveButton().dblclick();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  await mailFor(emailOf("double"));
  expect(await receiptsOf(sandbox, emailOf("double"))).toEqual([1700]);
});

test("a second tab shows the result of a gift in progress in the first tab, and the gift is charged once", async ({
  page,
  context,
  site,
  sandbox,
  mailFor,
}) => {
  const email = emailOf("tabs");
  await writeGift(page, site, email);
  const second = await context.newPage();
  await writeGift(second, site, email);
  const keys = new Set<string>();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\/donate\/charge$/, async (route) => {
    keys.add(route.request().headers()["idempotency-key"] ?? "");
    await held;
    await route.continue();
  });
  await visitorForm(page).giveButton().click();
  await expect.poll(() => keys.size).toBe(1);
  // Filled in before, and submitted while the first gift is in progress.
  await visitorForm(second).giveButton().click();
  await expect(second.getByText(/Checking the status of your \$17\.00 donation/).first()).toBeVisible();
  // A newly opened tab.
  const third = await context.newPage();
  await third.goto(`${site}/grace/give`);
  await expect(third.getByText(/Checking the status/).first()).toBeVisible();
  release();
  for (const tab of [page, second, third]) await expect(tab.getByRole("heading", THANKS)).toBeVisible();
  expect(keys.size).toBe(1);
  await mailFor(email);
  expect(await receiptsOf(sandbox, email)).toEqual([1700]);
});

test("repeating a gift in a second tab shows that it was already given, and the gift is charged once", async ({
  page,
  context,
  site,
  sandbox,
  mailFor,
}) => {
  const email = emailOf("twice");
  await writeGift(page, site, email);
  const second = await context.newPage();
  await writeGift(second, site, email);
  await visitorForm(page).giveButton().click();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  await visitorForm(second).giveButton().click();
  await expect(
    second.getByText("You already made this donation in another tab, so it wasn't charged again."),
  ).toBeVisible();
  await mailFor(email);
  expect(await receiptsOf(sandbox, email)).toEqual([1700]);
  const kept = await page.evaluate(() => Object.keys(localStorage).map((name) => localStorage.getItem(name) ?? ""));
  expect(kept.join()).toContain("made");
  expect(kept.join()).not.toContain(email);
});

test("a reload or Back keeps the visitor's typed values", async ({ page, site }) => {
  await page.goto(`${site}/grace/give`);
  const form = visitorForm(page);
  await page.getByLabel("Amount", { exact: true }).fill("1,250");
  await form.fillPerson(emailOf("kept"));
  const expectKept = async () => {
    await expect(page.getByLabel("First name")).toHaveValue("Vera");
    await expect(page.getByLabel("Email")).toHaveValue(emailOf("kept"));
    await expect(page.getByRole("button", { name: "Give $1,250.00" })).toBeVisible();
  };
  await page.reload();
  await expectKept();
  await page.goto(`${site}/grace`);
  await page.goBack();
  await expectKept();
});

test("a connection lost during a gift shows a notice, and the gift completes with the same idempotency key", async ({
  page,
  context,
  site,
  sandbox,
  mailFor,
}) => {
  const email = emailOf("offline");
  await writeGift(page, site, email);
  const keys: string[] = [];
  let isHeld = true;
  await page.route(/\/donate\/charge$/, async (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    if (isHeld) await route.fetch();
    else await route.continue();
  });
  await visitorForm(page).giveButton().click();
  await expect.poll(() => keys.length).toBe(1);
  await context.setOffline(true);
  await expect(page.getByText("You won't be charged twice.", { exact: false })).toBeVisible();
  isHeld = false;
  await context.setOffline(false);
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await mailFor(email);
  expect(await receiptsOf(sandbox, email)).toEqual([1700]);
});
