import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { receiptsOf, visitorForm } from "./visitor-form.ts";

const THANKS = { name: "Thank you for your donation!" };

/** New for every run, because receipts of earlier runs must not count. */
const run = Date.now();
const emailOf = (name: string): string => `${name}-${run}@example.org`;

async function writeGift(page: Page, site: string, email: string, card?: string): Promise<void> {
  await page.goto(`${site}/grace/give?amount=17`);
  const form = visitorForm(page);
  await form.fillPerson(email);
  await form.fillCard(card);
  await expect(page.getByText("Checked: you are a person.")).toBeVisible();
}

test("3-D Secure is carried through: the bank asks, the donor says yes, and is thanked", async ({ page, site }) => {
  await writeGift(page, site, emailOf("secure"), "4000002760003184");
  await visitorForm(page).giveButton().click();
  const bank = page.frameLocator("iframe[src*='/stripe/']").last();
  await bank.getByRole("button", { name: /complete/i }).click();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
});

test("3-D Secure that the donor refuses is told, and nothing is given", async ({ page, site }) => {
  await writeGift(page, site, emailOf("refused"), "4000002760003184");
  await visitorForm(page).giveButton().click();
  await page.frameLocator("iframe[src*='/stripe/']").last().getByRole("button", { name: /fail/i }).click();
  await expect(page.getByRole("alert")).toContainText("Error: ");
  await expect(visitorForm(page).giveButton()).toBeEnabled();
});

test("an answer that gets lost is asked for again, and it is one gift", async ({ page, site, sandbox, mailFor }) => {
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

test("a page that is refreshed while the gift is under way tells how it ended, and it is one gift", async ({
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

test("a double click is one gift", async ({ page, site, sandbox, mailFor }) => {
  await writeGift(page, site, emailOf("double"));
  await visitorForm(page).giveButton().dblclick();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  await mailFor(emailOf("double"));
  expect(await receiptsOf(sandbox, emailOf("double"))).toEqual([1700]);
});

test("a second tab tells what became of a gift that is under way in the first, and it is one gift", async ({
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
  await expect(second.getByText(/We are finding out what became of your gift of \$17\.00/).first()).toBeVisible();
  // A newly opened tab.
  const third = await context.newPage();
  await third.goto(`${site}/grace/give`);
  await expect(third.getByText(/We are finding out/).first()).toBeVisible();
  release();
  for (const tab of [page, second, third]) await expect(tab.getByRole("heading", THANKS)).toBeVisible();
  expect(keys.size).toBe(1);
  await mailFor(email);
  expect(await receiptsOf(sandbox, email)).toEqual([1700]);
});

test("the same gift from a second tab is told as given already, and it is one gift", async ({
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
    second.getByText("You had already given this in another tab, so it was not charged again."),
  ).toBeVisible();
  await mailFor(email);
  expect(await receiptsOf(sandbox, email)).toEqual([1700]);
  const kept = await page.evaluate(() => Object.keys(localStorage).map((name) => localStorage.getItem(name) ?? ""));
  expect(kept.join()).toContain("made");
  expect(kept.join()).not.toContain(email);
});

test("a reload or a way back loses nothing of what a visitor typed", async ({ page, site }) => {
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

test("a connection that is lost is told at once, and the gift goes on under its key when it is back", async ({
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
  await expect(page.getByText("You will not be charged twice.", { exact: false })).toBeVisible();
  isHeld = false;
  await context.setOffline(false);
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await mailFor(email);
  expect(await receiptsOf(sandbox, email)).toEqual([1700]);
});
