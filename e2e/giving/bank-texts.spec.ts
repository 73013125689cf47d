import type { APIRequestContext, Page, Route } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { makeGivingChurch } from "./member-church.ts";

const box = (page: Page) => page.getByRole("region", { name: "Payment methods" });
const refuse = (raw: object) => (route: Route) =>
  route.fulfill({ status: 200, json: { code: "bank-not-changed", ...raw } });

/** Opens the form of a member who is about to save a bank account. */
async function typeBankAccount(page: Page, request: APIRequestContext): Promise<void> {
  await enterChurch(page.context(), await makeGivingChurch(request));
  await page.goto("/giving");
  await box(page).getByRole("button", { name: "Add payment method" }).click();
  await page.getByRole("menuitem", { name: "Add bank account" }).click();
  await box(page).getByLabel("Routing number").fill("110000000");
  await box(page).getByLabel("Account number").fill("000123456789");
}

const save = (page: Page) => box(page).getByRole("button", { name: "Save bank account" }).click();

/** Saves an unverified bank account of a member. */
async function addBankAccount(page: Page, request: APIRequestContext): Promise<void> {
  await typeBankAccount(page, request);
  await save(page);
  await expect(box(page).getByText("Not verified")).toBeVisible();
}

async function changeHolder(page: Page): Promise<void> {
  await box(page)
    .getByRole("button", { name: /^Edit .*6789$/ })
    .click();
  await box(page).getByLabel("Account holder name").fill("Robin Ltd");
  await box(page).getByRole("button", { name: "Save changes" }).click();
}

async function verify(page: Page): Promise<void> {
  await box(page)
    .getByRole("button", { name: /^Verify / })
    .click();
  await box(page).getByLabel("First deposit").fill("32");
  await box(page).getByLabel("Second deposit").fill("45");
  await box(page).getByRole("button", { name: "Verify" }).click();
}

test("G8.03 'Failed to create token' is shown when the provider returns no token", async ({ page, request }) => {
  await typeBankAccount(page, request);
  await page.route(/\/v1\/tokens$/, (route) => route.fulfill({ json: {} }));
  await save(page);
  await expect(box(page).getByText("Failed to create token", { exact: true })).toBeVisible();
});

test("G8.03 'Error creating bank token' is shown when the request to save the account fails", async ({
  page,
  request,
}) => {
  await typeBankAccount(page, request);
  await page.route(/\/paymentmethods\/addbankaccount$/, (route) => route.abort());
  await save(page);
  await expect(box(page).getByText("Error creating bank token", { exact: true })).toBeVisible();
});

test("G8.03 'Error updating bank account' is shown when the request to change the account fails", async ({
  page,
  request,
}) => {
  await addBankAccount(page, request);
  await page.route(/\/paymentmethods\/updatebank$/, (route) => route.abort());
  await changeHolder(page);
  await expect(box(page).getByText("Error updating bank account", { exact: true })).toBeVisible();
});

test("G8.03 'Error verifying bank account' is shown when the request to verify the account fails", async ({
  page,
  request,
}) => {
  await addBankAccount(page, request);
  await page.route(/\/paymentmethods\/verifyBank$/i, (route) => route.abort());
  await verify(page);
  await expect(box(page).getByText("Error verifying bank account", { exact: true })).toBeVisible();
});

test("G8.03 an error message of the provider is shown instead of the general one", async ({ page, request }) => {
  await addBankAccount(page, request);
  const raw = { message: "The holder of this account cannot be changed." };
  await page.route(
    /\/paymentmethods\/updatebank$/,
    refuse({ raw, message: raw.message, error: raw.message, errors: [raw.message] }),
  );
  await changeHolder(page);
  await expect(box(page).getByText(raw.message, { exact: true })).toBeVisible();
  await expect(box(page).getByText("Error updating bank account")).toHaveCount(0);
});
