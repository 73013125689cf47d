import { makeOwnAccount } from "../people/own-church.ts";
import { expect, test } from "../support/test.ts";

const fresh = () => String(Date.now());

test("S2.04 the forgot-password screen asks for the email address and leads to register and login", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/login?action=forgot");
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Reset password" })).toBeVisible();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/action=register/);
  await page.goBack();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("S5.02 forgot-password asks for a valid address, and says when there is no such account", async ({ page }) => {
  await page.goto("/login?action=forgot");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await page.getByLabel("Email").fill("nobody-at-all@example.com");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("We could not find an account with this email address")).toBeVisible();
});

test("S4.02 S4.01 a forgotten password: sending, a success message, the mail, a new password, and in", async ({
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
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByRole("button", { name: "Sending…" })).toBeVisible();
  release();
  await expect(page.getByText(`We sent an email to ${email}`)).toBeVisible();

  const { links } = await mailFor(email, "Set a new password");
  const link = links.find((each) => each.includes("auth=")) ?? "";
  await page.goto(link);
  await page.getByLabel("New password").fill("a-better-lantern");
  await page.getByLabel("Repeat the password").fill("a-better-lantern");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("dialog", { name: "Find a church" })).toBeVisible();

  // The link works once: the second time it leads to the forgot-password page.
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
});

test("S4.02 a failure to send is told", async ({ page }) => {
  await page.goto("/login?action=forgot");
  await page.route("**/users/forgot", (route) => route.abort());
  await page.getByLabel("Email").fill("member@example.com");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "The service is not available right now. Please try again in a moment.",
  );
});

test("S5.01 a new password must be there, have 8 characters and be repeated", async ({ page, request, mailFor }) => {
  const { email } = await makeOwnAccount(request);
  await page.goto("/login?action=forgot");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText(`We sent an email to ${email}`)).toBeVisible();
  const { links } = await mailFor(email, "Set a new password");
  await page.goto(links.find((link) => link.includes("auth=")) ?? "");

  const set = page.getByRole("button", { name: "Set password" });
  await set.click();
  await expect(page.getByText("Please enter a password.")).toBeVisible();
  await page.getByLabel("New password").fill("short");
  await set.click();
  await expect(page.getByText("Password must be at least 8 characters long.")).toBeVisible();
  await page.getByLabel("New password").fill("long enough to pass");
  await page.getByLabel("Repeat the password").fill("something different");
  await set.click();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await expect(page.getByLabel("Repeat the password")).toBeFocused();
});

for (const [why, query] of [
  ["is ten minutes old", `timestamp=${Date.now() - 600_000}`],
  ["has no timestamp", ""],
] as const) {
  test(`S8.01 S2.05 S4.01 a link that ${why} is expired, and the way on opens /login in a new tab`, async ({
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
      page.getByRole("link", { name: "Go to sign in" }).click(),
    ]);
    await expect(tab).toHaveURL(`${portal}/login`);
  });
}

test("S4.01 a link that the server does not take leads to forgot-password", async ({ page }) => {
  await page.goto(`/login?auth=made-up-guid&timestamp=${fresh()}`);
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await expect(page.getByText("The password could not be set with this link.")).toBeVisible();
});
