import { expect, test } from "../support/test.ts";

test("S2.31 a church's site shows who and where it is, and leads in and to the portal", async ({
  page,
  site,
  portal,
  expectAccessible,
}) => {
  await page.goto(`${site}/grace`);
  await expect(page.getByRole("heading", { name: "Welcome to Grace Community Church" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the member portal" })).toHaveAttribute("href", portal);
  await expect(page.getByRole("region", { name: "Visit us" })).toContainText(/\w+ Street/);
  await expect(page).toHaveTitle(/Grace Community Church/);
  await expectAccessible(page);
});

test("S4.03 signing in on a church's site leads into that church and back to its page", async ({
  page,
  site,
  signIn,
}) => {
  await page.goto(`${site}/grace`);
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await expect(page.getByText("Sign in to Grace Community Church.")).toBeVisible();
  await page.getByLabel("Email").fill("admin@example.com");
  await page.getByLabel("Password", { exact: true }).fill("offertory-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${site}/grace`);
  await expect(page.getByText(/^Signed in as /)).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, "member@example.com", { at: site });
});

test("a church that does not exist is told, with the way to the search", async ({ page, site, expectAccessible }) => {
  await page.goto(`${site}/no-such-church`);
  await expect(page.getByText("There is no church at this address")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Find a church" }).click();
  await expect(page).toHaveURL(`${site}/find`);
});
