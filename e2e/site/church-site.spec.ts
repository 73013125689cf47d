import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { EVERY_LOOK, inLooks } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";

const PAGES = ["/grace", "/grace/about", "/grace/ministries", "/grace/visit", "/grace/events", "/grace/no-such-page"];

test("S2.31 a church's site shows its name, address and contact, and links to the portal", async ({
  page,
  site,
  portal,
  expectAccessible,
}) => {
  await page.goto(`${site}/grace`);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome to Grace Community Church" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the member portal" })).toHaveAttribute("href", portal);
  await expect(page.getByRole("region", { name: "Visit us" })).toContainText(/\w+ Street/);
  await expect(page.getByRole("region", { name: "Contact" })).toContainText("office@grace.example.com");
  await expect(page).toHaveTitle(/Grace Community Church/);
  await expectAccessible(page);
});

for (const path of PAGES) {
  test(`${path} is accessible and fits on phones and desktops, in light and dark mode`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    await page.goto(site + path);
    await inLooks(page, EVERY_LOOK, async () => {
      await expectAccessible(page);
      await expectNothingTooWide(page);
    });
  });
}

test("the demo church's site has images with alternative text and a titled video", async ({ page, site }) => {
  for (const [path, count] of [
    ["/grace", 1],
    ["/grace/about", 2],
    ["/grace/ministries", 4],
    ["/grace/visit", 1],
  ] as const) {
    await page.goto(site + path);
    const pictures = page.getByRole("main").locator("figure img");
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await picture.getAttribute("alt")).not.toBe("");
    }
  }
  await page.goto(`${site}/grace/ministries`);
  await expect(page.getByRole("link", { name: /Big Buck Bunny/ })).toBeVisible();
});

test("S4.03 signing in on a church's site selects that church and returns to the page with the user menu", async ({
  page,
  site,
}) => {
  await page.goto(`${site}/grace/visit`);
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await expect(page.getByText("Sign in to Grace Community Church.")).toBeVisible();
  await page.getByLabel("Email").fill("admin@example.com");
  await page.getByLabel("Password", { exact: true }).fill("offertory-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${site}/grace/visit`);
  await expect(page.getByRole("heading", { level: 1, name: "Plan your visit" })).toBeVisible();
  await expect(page.getByRole("banner").getByLabel("Miriam Brooks's account")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toHaveCount(0);
});

test("S2.16 a signed-in user has the user menu on a church's public page and can log out there", async ({
  page,
  site,
  portal,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, "member@example.com", { at: site });
  await page.goto(`${site}/grace/visit`);
  const account = page.getByRole("banner").getByLabel("Sofia Ramirez's account");
  await account.click();
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name });
  await expect(link("Messages")).toHaveAttribute("href", `${portal}/?open=messages`);
  await expect(link("Notifications")).toHaveAttribute("href", `${portal}/?open=notifications`);
  await expect(link("Profile")).toHaveAttribute("href", `${portal}/login?returnUrl=/profile`);
  await expect(link("Switch Church")).toHaveAttribute("href", `${portal}/churches`);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(link("Messages")).toBeHidden();
  await account.click();
  await link("Logout").click();
  await expect(page).toHaveURL(`${site}/grace/visit`);
  await expect(link("Login")).toBeVisible();
});

test("an amount on a site page links to the donation page with the amount prefilled", async ({ page, site }) => {
  await page.goto(`${site}/grace`);
  await page.getByRole("link", { name: "Give $50", exact: true }).click();
  await expect(page).toHaveURL(/\/grace\/give\?amount=50&fundId=/);
  await expect(page.locator('input[name="amount"]').first()).toHaveValue(/^50/);
});

test("the pages of a site are reached by keyboard alone", async ({ page, site }) => {
  await page.goto(`${site}/grace`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Plan your visit" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Plan your visit" })).toBeVisible();
});

test("an unknown church shows a message with a link to the search", async ({ page, site, expectAccessible }) => {
  await page.goto(`${site}/no-such-church`);
  await expect(page.getByText("Church not found")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Find a church" }).click();
  await expect(page).toHaveURL(`${site}/find`);
});

test("a signed-in user without a church in the URL gets a link to their church's site", async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page, "member@example.com", { at: site });
  await page.goto(site);
  await page.getByRole("link", { name: "View church site" }).click();
  await expect(page).toHaveURL(`${site}/grace`);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome to Grace Community Church" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("a site is readable, its menu opens, and its form and donation page are reachable", async ({ page, site }) => {
    await page.goto(`${site}/grace`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByText("Menu", { exact: true }).click();
    await page.getByRole("navigation").getByRole("link", { name: "Ministries" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Ministries" })).toBeVisible();
    await page.getByRole("link", { name: /^Fill out form/ }).click();
    await expect(page).toHaveURL(/\/grace\/forms\//);
    await page.goBack();
    await page.getByRole("banner").getByRole("link", { name: "Give" }).click();
    await expect(page).toHaveURL(`${site}/grace/give`);
  });
});
