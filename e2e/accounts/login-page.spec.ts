import { login } from "@offertory/contract";
import { callApi } from "../people/call-api.ts";
import { DEMO_PASSWORD } from "../support/sign-in.ts";
import { pauseTimers } from "../support/pause-timers.ts";
import { expect, test } from "../support/test.ts";

const MEMBER = "member@example.com";

test("S2.01 the action parameter of /login selects the form", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.goto("/login?action=register");
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await page.goto("/login?action=forgot");
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await pauseTimers(page);
  await page.goto("/login?action=logout");
  await expect(page.getByText("You have been successfully logged out.")).toBeVisible();
});

test("S2.01 checkEmail=1 shows a thank-you for registering", async ({ page, expectAccessible }) => {
  await page.goto("/login?checkEmail=1");
  await expect(page.getByText("Thanks for signing up!")).toBeVisible();
  await expectAccessible(page);
});

test("S2.02 the sign-in form shows and hides the password and links to the related pages", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/login");
  await expectAccessible(page);
  const password = page.getByLabel("Password", { exact: true });
  await page.getByLabel("Email").fill(MEMBER);
  await password.fill("seen by me");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");

  await expect(page.getByRole("link", { name: "Donate" })).toHaveAttribute("href", /^http/);
  await expect(page.getByRole("link", { name: "Report a bug" })).toHaveAttribute("href", /./);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL(/action=forgot/);
  await page.goBack();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/action=register/);
});

test("S2.02 the Sign in button shows Please wait while the request is pending", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/users/login", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/login");
  await page.getByLabel("Email").fill(MEMBER);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Please wait…" })).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: "Please wait…" })).toBeHidden();
});

test("S5.03 the sign-in form requires a valid email address and a password", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(page.getByText("Please enter a password.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill("not-an-address");
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await page.getByLabel("Email").fill(MEMBER);
  await expect(page.getByText("Please enter a valid email address.")).toBeHidden();
});

test("S8.02 invalid credentials show the specified error and keep the email address", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("nobody-at-all@example.com");
  await page.getByLabel("Password", { exact: true }).fill("wrong-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid login. Please check your email or password.");
  await expect(page.getByLabel("Email")).toHaveValue("nobody-at-all@example.com");
  await expectAccessible(page);
});

test("S2.06 a jwt in the URL signs in automatically with a welcome, and is removed from the URL and the history", async ({
  page,
  request,
}) => {
  const { user, userChurches } = await callApi(request, login, { body: { email: MEMBER, password: DEMO_PASSWORD } });
  const churchId = userChurches[0]?.church.id ?? "";
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/users/login", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/login?jwt=${user.jwt}&churchId=${churchId}&returnUrl=%2Fprofile`);
  await expect(page.getByRole("heading", { name: /Welcome back/ })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  expect(page.url()).not.toContain("jwt=");
  release();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  expect(page.url()).not.toContain("jwt=");
});

test("S2.06 an invalid jwt in the URL shows the sign-in form without an error", async ({ page }) => {
  await page.goto("/login?jwt=no.good.token");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(page.url()).not.toContain("jwt=");
});

test("S4.03 signing in continues to returnUrl, and never to another site", async ({ page, signInByForm, portal }) => {
  await page.goto("/roles");
  await expect(page).toHaveURL(`${portal}/login?returnUrl=%2Froles`);
  await signInByForm(page, MEMBER);
  await page.goto("/login?returnUrl=%2Fprofile");
  await expect(page).toHaveURL(`${portal}/profile`);
  for (const strange of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    await page.goto(`/login?returnUrl=${encodeURIComponent(strange)}`);
    await expect(page).toHaveURL(`${portal}/`);
  }
});
