import { expect, test } from "../support/test.ts";

const ADMIN = "admin@example.com";

test("S2.11 the avatar opens the user menu with its panels", async ({ page, signIn, expectAccessible }) => {
  await signIn(page, ADMIN);
  const avatar = page.getByRole("button", { name: /'s account/ });
  await expect(avatar.locator("[data-avatar]")).toBeVisible();
  await avatar.click();
  const menu = page.getByRole("dialog", { name: "Your account" });
  await expect(menu.getByRole("link", { name: "Profile" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Logout" })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole("button", { name: "Switch App" }).click();
  await expect(menu.getByRole("group", { name: "Switch App" })).toBeVisible();
  await menu.getByRole("button", { name: "Back" }).click();
  await menu.getByRole("button", { name: /^Switch Church/ }).click();
  await expect(menu.getByRole("group", { name: "Switch Church" })).toBeVisible();
  await expectAccessible(page);
});

test("S2.12 S6.05 Switch App links to the three apps with jwt and churchId, and the link signs in to the other app", async ({
  page,
  context,
  portal,
  site,
  lessons,
  signIn,
}) => {
  await signIn(page, ADMIN);
  await page.getByRole("button", { name: /'s account/ }).click();
  await page.getByRole("button", { name: "Switch App" }).click();
  const links = page.getByRole("group", { name: "Switch App" }).getByRole("link");
  await expect(links).toHaveText([/Church portal/, /Church site/, /Lessons/]);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.map((href) => new URL(href).origin)).toEqual([portal, site, lessons]);
  for (const href of hrefs) {
    const { pathname, searchParams } = new URL(href);
    expect([pathname, searchParams.has("jwt"), searchParams.has("churchId")]).toEqual(["/login", true, true]);
  }

  // Apps on one host share their cookies: without them, the token alone must sign in.
  await context.clearCookies();
  await page.goto(hrefs[2] ?? "");
  await expect(page).toHaveURL(`${lessons}/`);
  await expect(page.getByRole("button", { name: /'s account/ })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Grace Community Church");
});

test("S2.13 Switch Church marks the current church, and Back returns to the menu", async ({ page, signIn }) => {
  await signIn(page, ADMIN);
  await page.getByRole("button", { name: /'s account/ }).click();
  await page.getByRole("button", { name: /^Switch Church/ }).click();
  const panel = page.getByRole("group", { name: "Switch Church" });
  await expect(panel.getByRole("button", { name: /Grace Community Church/ })).toHaveAttribute("aria-current", "true");
  await panel.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("link", { name: "Logout" })).toBeVisible();
});

test("S2.14 Profile opens within the portal, and through the portal's login from the other apps", async ({
  page,
  portal,
  lessons,
  signIn,
}) => {
  await signIn(page, "member@example.com");
  await page.getByRole("button", { name: /'s account/ }).click();
  await page.getByRole("link", { name: "Profile", exact: true }).last().click();
  await expect(page).toHaveURL(`${portal}/profile`);
  await page.goto(lessons);
  await page.getByRole("button", { name: /'s account/ }).click();
  const link = page.getByRole("link", { name: "Profile" });
  await expect(link).toHaveAttribute("href", `${portal}/login?returnUrl=/profile`);
  await link.click();
  await expect(page).toHaveURL(`${portal}/profile`);
});

test("S2.15 the Logout link contains the current path as returnUrl", async ({ page, signIn }) => {
  await signIn(page, "member@example.com");
  await page.goto("/profile");
  await page.getByRole("button", { name: /'s account/ }).click();
  const logout = page.getByRole("link", { name: "Logout" });
  await expect(logout).toHaveAttribute("href", "/login?action=logout&returnUrl=%2Fprofile");
  await logout.click();
  await expect(page.getByText("You have been successfully logged out.")).toBeVisible();
});

test("S4.12 the avatar falls back to initials when its picture does not load", async ({ page, signIn }) => {
  await page.route("**/api/membership/people/*", async (route) => {
    const answer = await route.fetch();
    const person: object = await answer.json();
    await route.fulfill({ response: answer, json: { ...person, photo: "/no-such-picture.png" } });
  });
  await signIn(page, "member@example.com");
  const avatar = page.getByRole("button", { name: /'s account/ }).locator("[data-avatar]");
  await expect(avatar).toHaveAttribute("data-avatar", "initials");
  await expect(avatar).toHaveText(/^[A-Z]{1,2}$/);
});
