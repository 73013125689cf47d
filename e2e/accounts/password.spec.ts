import { makeOwnAccount } from "../people/own-church.ts";
import { expect, test } from "../support/test.ts";

const fresh = () => String(Date.now());

test("S2.04 the forgot-password screen asks for the email address and links to register and sign in", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/login?action=forgot");
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Send reset link" })).toBeVisible();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/action=register/);
  await page.goBack();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("S5.02 forgot-password requires a valid email address, and shows an error for an unknown account", async ({
  page,
}) => {
  await page.goto("/login?action=forgot");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await page.getByLabel("Email").fill("nobody-at-all@example.com");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("We could not find an account with this email address")).toBeVisible();
});

test("S4.02 S4.01 a forgotten password is reset by the emailed link, which signs in and works only once", async ({
  page,
  request,
  mailFor,
  expectAccessible,
}) => {
  const { email } = await makeOwnAccount(request);
  await page.goto("/login?action=forgot");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/users/forgot", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("button", { name: "Sending…" })).toBeVisible();
  release();
  await expect(page.getByText(`We sent a link to set a new password to ${email}`)).toBeVisible();

  const { links } = await mailFor(email, "Reset your password");
  const link = links.find((each) => each.includes("auth=")) ?? "";
  await page.goto(link);
  await page.getByLabel("New password").fill("a-better-lantern");
  await page.getByLabel("Confirm password").fill("a-better-lantern");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("dialog", { name: "Find a church" })).toBeVisible();

  // The link works once: the second time it leads to the forgot-password page.
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
});

test("S4.02 a failed forgot-password request shows an error", async ({ page }) => {
  await page.goto("/login?action=forgot");
  await page.route("**/users/forgot", (route) => route.abort());
  await page.getByLabel("Email").fill("member@example.com");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "The service is temporarily unavailable. Please try again in a moment.",
  );
});

test("S5.01 a new password must not be empty, must have 8 characters and must match its repetition", async ({
  page,
  request,
  mailFor,
}) => {
  const { email } = await makeOwnAccount(request);
  await page.goto("/login?action=forgot");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText(`We sent a link to set a new password to ${email}`)).toBeVisible();
  const { links } = await mailFor(email, "Reset your password");
  await page.goto(links.find((link) => link.includes("auth=")) ?? "");

  const set = page.getByRole("button", { name: "Set password" });
  await set.click();
  await expect(page.getByText("Please enter a password.")).toBeVisible();
  await page.getByLabel("New password").fill("short");
  await set.click();
  await expect(page.getByText("Password must be at least 8 characters long.")).toBeVisible();
  await page.getByLabel("New password").fill("long enough to pass");
  await page.getByLabel("Confirm password").fill("something different");
  await set.click();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await expect(page.getByLabel("Confirm password")).toBeFocused();
});

for (const [why, query] of [
  ["is ten minutes old", `timestamp=${Date.now() - 600_000}`],
  ["has no timestamp", ""],
] as const) {
  test(`S8.01 S2.05 S4.01 a link that ${why} shows as expired, and its sign-in link opens /login in a new tab`, async ({
    page,
    context,
    portal,
    expectAccessible,
  }) => {
    await page.goto(`/login?auth=some-guid&${query}`);
    await expect(page.getByText("The current link is expired.")).toBeVisible();
    await expectAccessible(page);
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: "Back to sign in" }).click(),
    ]);
    await expect(tab).toHaveURL(`${portal}/login`);
  });
}

test("S4.01 a link that the server refuses opens forgot-password with an error", async ({ page }) => {
  await page.goto(`/login?auth=made-up-guid&timestamp=${fresh()}`);
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await expect(page.getByText("This link can't be used to set a password.")).toBeVisible();
});
