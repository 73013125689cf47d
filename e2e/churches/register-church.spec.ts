import type { Page } from "@playwright/test";
import { makeOwnAccount, uniqueWord } from "../people/own-church.ts";
import { expect, test } from "../support/test.ts";

const BLANK = [
  "Church name cannot be blank.",
  "Address cannot be blank.",
  "City cannot be blank.",
  "State/Province cannot be blank.",
  "Zip/Postal code cannot be blank.",
  "Country cannot be blank.",
];

async function fillAddress(page: Page) {
  await page.getByLabel("Address line 1").fill("5 Hill Road");
  await page.getByLabel("City").fill("Ames");
  await page.getByLabel("State/Province").fill("Iowa");
  await page.getByLabel("Zip/Postal code").fill("50010");
  await page.getByLabel("Country").selectOption("United States");
}

test("S5.04 S2.10 the form to register a church shows an error for each of its six required fields", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/churches/register");
  await expectAccessible(page);
  for (const label of ["Address line 2", "Subdomain"]) await expect(page.getByLabel(label)).toBeVisible();
  await page.getByRole("button", { name: "Register church" }).click();
  for (const message of BLANK) await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel("Church name")).toBeFocused();
  await expectAccessible(page);
});

test("S5.05 the subdomain is derived from the name, and the form shows whether it is free", async ({ page }) => {
  const word = uniqueWord();
  await page.goto("/churches/register");
  await page.getByLabel("Church name").fill(`First Christian Church ${word}`);
  await expect(page.getByLabel("Subdomain")).toHaveValue(`first${word}`);
  await expect(page.getByText(`first${word} is available.`)).toBeVisible();
  await page.getByLabel("Subdomain").fill("grace");
  await expect(page.getByText("This subdomain isn't available.")).toBeVisible();
  await page.getByLabel("Subdomain").fill("no_good");
  await expect(page.getByText("Use only letters, numbers, and hyphens.")).toBeVisible();
});

test("S2.10 a visitor who signs in to register a church keeps the typed values and becomes its administrator", async ({
  page,
  request,
  portal,
}) => {
  const account = await makeOwnAccount(request);
  const name = `Chapel ${uniqueWord()}`;
  await page.goto("/churches/register");
  await page.getByLabel("Church name").fill(name);
  await fillAddress(page);
  await page.getByRole("button", { name: "Register church" }).click();
  await expect(page.getByText("You need an account to register a church. We've saved what you entered.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();

  await expect(page).toHaveURL(`${portal}/churches/register`);
  await expect(page.getByLabel("Church name")).toHaveValue(name);
  await expect(page.getByLabel("City")).toHaveValue("Ames");
  const subdomain = page.getByLabel("Subdomain");
  const suggested = await subdomain.inputValue();
  await subdomain.fill("grace");
  await page.getByRole("button", { name: "Register church" }).click();
  await expect(page.getByText("This subdomain isn't available.")).toBeVisible();
  await expect(page).toHaveURL(`${portal}/churches/register`);

  await subdomain.fill(suggested);
  await page.getByRole("button", { name: "Register church" }).click();
  await expect(page).toHaveURL(`${portal}/`);
  await expect(page.getByRole("banner")).toContainText(name);
  for (const place of ["People", "Roles", "Settings"]) {
    await expect(
      page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: place }),
    ).toBeVisible();
  }
});

test("S2.08 search finds churches by name, and registering a new one needs a confirmation", async ({
  page,
  site,
  portal,
  expectAccessible,
}) => {
  await page.goto(`${site}/find`);
  await page.getByLabel("Church name").fill("Grace Comm");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("button", { name: /Grace Community Church/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Church name").fill(`nothing ${uniqueWord()}`);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No churches found")).toBeVisible();
  await page.getByRole("button", { name: "Register a new church" }).click();
  const question = page.getByRole("alertdialog", { name: "Register a new church?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Register a new church" }).click();
  await question.getByRole("button", { name: "Register a new church" }).click();
  await expect(page).toHaveURL(`${portal}/churches/register`);
});
