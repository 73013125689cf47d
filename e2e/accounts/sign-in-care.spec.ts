import type { Page } from "@playwright/test";
import { makeOwnAccount, uniqueWord } from "../people/own-church.ts";
import { expect, test } from "../support/test.ts";

test("S2.02 a double click on Sign in after a wrong password stays on the form and keeps its button in place", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("member@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  const submit = page.getByRole("button", { name: "Sign in", exact: true });
  await submit.click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Invalid login. Please check your email or password.");
  const before = await submit.boundingBox();
  const looked = Promise.withResolvers<void>();
  await page.route("**/users/login", async (route) => {
    await looked.promise;
    await route.continue();
  });
  await submit.dblclick();
  const during = await page.getByRole("button", { name: "Please wait…" }).boundingBox();
  // A second click must hit the same button: it moves by less than half of its height.
  expect(Math.abs((during?.y ?? 0) - (before?.y ?? 0))).toBeLessThan((before?.height ?? 0) / 2);
  looked.resolve();
  await expect(submit).toBeVisible();
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test("S2.04 Forgot password keeps the email address that was typed", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("member@example.com");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("member@example.com");
});

const LEAVINGS: [string, (page: Page) => Promise<unknown>][] = [
  ["closes", (page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).click()],
  ["reloads", (page) => page.reload()],
];
for (const [does, leave] of LEAVINGS)
  test(`S4.01 a user who sets a password and ${does} the church selection is shown that the password is set`, async ({
    page,
    request,
    mailFor,
  }) => {
    const { email } = await makeOwnAccount(request);
    await page.goto(`/login?action=forgot&email=${email}`);
    await page.getByRole("button", { name: "Send reset link" }).click();
    const { links } = await mailFor(email, "Reset your password");
    await page.goto(links.find((each) => each.includes("auth=")) ?? "");
    await page.getByLabel("New password").fill("a-better-lantern");
    await page.getByLabel("Confirm password").fill("a-better-lantern");
    await page.getByRole("button", { name: "Set password" }).click();
    const dialog = page.getByRole("dialog", { name: "Find a church" });
    await expect(dialog).toBeVisible();
    expect(new URL(page.url()).searchParams.has("auth")).toBe(false);

    await leave(page);
    await expect(page.getByText("Your password is set. Sign in to continue.")).toBeVisible();
    await expect(page.getByText(/can't be used to set a password/)).toHaveCount(0);
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel("Password", { exact: true }).fill("a-better-lantern");
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await expect(dialog).toBeVisible();
  });

test("S4.06 registering from a church's page returns to that page after the password is set", async ({
  page,
  site,
  mailFor,
}) => {
  const email = `${uniqueWord()}@example.com`;
  await page.goto(`${site}/grace`);
  await page.getByRole("link", { name: "Login" }).first().click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Donate" })).toHaveAttribute("href", `${site}/grace/give`);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Last name").fill("Visitor");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name: "Registration Complete" })).toBeVisible();
  const { links } = await mailFor(email);
  await page.goto(links.find((each) => each.includes("auth=")) ?? "");
  await page.getByLabel("New password").fill("a-better-lantern");
  await page.getByLabel("Confirm password").fill("a-better-lantern");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(`${site}/grace`);
});

test("S2.02 Donate on the sign-in page opens the church search first and then the donation page of the chosen church", async ({
  page,
  site,
}) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Donate" }).click();
  await page.getByRole("searchbox", { name: "Church name" }).fill("Grace Community");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("button", { name: /Grace Community Church/ }).click();
  await expect(page).toHaveURL(`${site}/grace/give`);
});
