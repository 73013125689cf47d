import { makeOwnChurch, uniqueWord } from "../people/own-church.ts";
import { expect, test } from "../support/test.ts";

test("a user changes their name, language and appearance, which survive a reload", async ({
  page,
  request,
  signIn,
  expectAccessible,
}) => {
  const church = await makeOwnChurch(request);
  await signIn(page, church.email, church);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Your profile" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("First name").fill("");
  await expect(page.getByText("Please enter your first name.")).toBeVisible();
  await page.getByLabel("First name").fill("Roberta");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Name saved.")).toBeVisible();

  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByLabel("First name")).toHaveValue("Roberta");

  await page.getByLabel("Display language").selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("a new email takes effect after its emailed link is opened, and the link works once", async ({
  page,
  request,
  signIn,
  mailFor,
  expectAccessible,
}) => {
  const church = await makeOwnChurch(request);
  const wanted = `${uniqueWord()}@example.com`;
  await signIn(page, church.email, church);
  await page.goto("/profile");
  const form = page.getByRole("form", { name: "Email" });
  await form.getByLabel("New email").fill(church.email.toUpperCase());
  await form.getByLabel("Current password").fill("not it");
  await form.getByRole("button", { name: "Send confirmation link" }).click();
  await expect(form.getByText("This is already your email.")).toBeVisible();
  await form.getByLabel("New email").fill(wanted);
  await form.getByRole("button", { name: "Send confirmation link" }).click();
  await expect(form.getByText("Your current password is incorrect.")).toBeVisible();
  await form.getByLabel("Current password").fill(church.password);
  await form.getByRole("button", { name: "Send confirmation link" }).click();
  await expect(form.getByText(`We sent a link to ${wanted}.`)).toBeVisible();
  await expectAccessible(page);

  const link = (await mailFor(wanted)).links.find((each) => each.includes("confirmEmail"));
  await page.goto(link ?? "");
  await expect(page.getByText(`You now sign in with ${wanted}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expectAccessible(page);
  await page.goto(link ?? "");
  await expect(page.getByText("The current link is expired.")).toBeVisible();
});

test("a new password ends the other sessions and keeps this one", async ({ page, browser, request, signIn }) => {
  const church = await makeOwnChurch(request);
  await signIn(page, church.email, church);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, church.email, church);

  await page.goto("/profile");
  const form = page.getByRole("form", { name: "Password" });
  await form.getByLabel("Current password").fill(church.password);
  await form.getByLabel("New password", { exact: true }).fill("password1");
  await form.getByLabel("Confirm new password").fill("password1");
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(form.getByText("This password is too common. Please choose another.")).toBeVisible();
  const fresh = "another-quiet-river";
  await form.getByLabel("New password", { exact: true }).fill(fresh);
  await form.getByLabel("Confirm new password").fill(fresh);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed. You've been signed out on all other devices.")).toBeVisible();

  await page.goto("/people");
  await expect(page.getByText("1 person", { exact: true })).toBeVisible();
  await other.goto("/people");
  await expect(other).toHaveURL(/\/login/);
  await context.close();
});

test("Sign out everywhere asks for confirmation and then leads to the sign-in page", async ({
  page,
  request,
  signIn,
  expectAccessible,
}) => {
  const church = await makeOwnChurch(request);
  await signIn(page, church.email, church);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login/);
});
