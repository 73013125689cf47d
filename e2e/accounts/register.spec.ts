import { uniqueWord } from "../people/own-church.ts";
import { expect, test } from "../support/test.ts";

test("S2.03 S4.06 a new user registers, opens the emailed link, sets a password and is signed in", async ({
  page,
  mailFor,
  expectAccessible,
}) => {
  const email = `${uniqueWord()}@example.com`;
  await page.goto("/login?action=register");
  await expectAccessible(page);
  await page.getByLabel("First name").fill("  Nora ");
  await page.getByLabel("Last name").fill("Newcomer");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name: "Registration Complete" })).toBeVisible();
  await expect(page.getByText(/^Thanks for signing up!/)).toContainText(email);
  await expectAccessible(page);

  const { links } = await mailFor(email);
  await page.goto(links.find((link) => link.includes("auth=")) ?? "");
  await expect(page.getByText(`Welcome, Nora. Choose a password for ${email}.`)).toBeVisible();
  await page.getByLabel("New password").fill("quiet-river-lantern");
  await page.getByLabel("Confirm password").fill("quiet-river-lantern");
  await page.getByRole("button", { name: "Set password" }).click();
  // A person without a church starts with the church search.
  await expect(page.getByRole("dialog", { name: "Find a church" })).toBeVisible();
  await expectAccessible(page);
});

test("S4.06 the Register button shows Please wait while the request is pending", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/users/register", async (route) => {
    await held;
    await route.fulfill({ json: { errors: ["Enough for today."] } });
  });
  await page.goto("/login?action=register");
  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Last name").fill("Newcomer");
  await page.getByLabel("Email").fill(`${uniqueWord()}@example.com`);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("button", { name: "Please wait…" })).toBeVisible();
  release();
  await expect(page.getByRole("listitem").filter({ hasText: "Enough for today." })).toBeVisible();
});

test("S5.03 the register form requires both names and a valid email address", async ({ page }) => {
  await page.goto("/login?action=register");
  await page.getByLabel("First name").fill("   ");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Please enter your first name.")).toBeVisible();
  await expect(page.getByText("Please enter your last name.")).toBeVisible();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
});

test("S8.03 registering an email that already has an account shows a list of errors", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/login?action=register");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Admin");
  await page.getByLabel("Email").fill("admin@example.com");
  await page.getByRole("button", { name: "Register" }).click();
  const errors = page.getByRole("alert").getByRole("listitem");
  await expect(errors).toHaveText(["An account with this email address already exists."]);
  await expectAccessible(page);
});

test("S8.03 a network error is shown as text", async ({ page }) => {
  await page.goto("/login?action=register");
  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Last name").fill("Newcomer");
  await page.getByLabel("Email").fill(`${uniqueWord()}@example.com`);
  await page.route("**/users/register", (route) => route.abort());
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "The service is temporarily unavailable. Please try again in a moment.",
  );
  await expect(page.getByRole("listitem")).toHaveCount(0);
});

test("S2.03 the register form links back to sign in and keeps returnUrl", async ({ page }) => {
  await page.goto("/login?action=register&returnUrl=%2Fprofile");
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page).toHaveURL(/returnUrl=%2Fprofile/);
});
