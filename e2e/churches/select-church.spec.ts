import type { Page } from "@playwright/test";
import { makeOwnChurch } from "../people/own-church.ts";
import { DEMO_CHURCH, DEMO_PASSWORD } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const ADMIN = "admin@example.com";

async function signInUntilAsked(page: Page, query = "") {
  await page.goto(`/login${query}`);
  await page.getByLabel("Email").fill(ADMIN);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("S2.07 a user of several churches selects one from a list with name and location, searches for another or logs out", async ({
  page,
  portal,
  expectAccessible,
}) => {
  await signInUntilAsked(page);
  const dialog = page.getByRole("dialog", { name: "Select a church" });
  const grace = dialog.getByRole("button", { name: DEMO_CHURCH });
  await expect(grace).toHaveText(/Grace Community Church.+, .+/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Search for another church" }).click();
  await expect(page.getByRole("dialog", { name: "Find a church" })).toBeVisible();
  await page.getByRole("button", { name: "Back to your churches" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("You have been successfully logged out.")).toBeVisible();
  await expect(page).toHaveURL(`${portal}/`);
});

test("S2.07 closing the church selection reloads the page", async ({ page }) => {
  await signInUntilAsked(page);
  await expect(page.getByRole("dialog", { name: "Select a church" })).toBeVisible();
  await page.evaluate(() => document.body.setAttribute("data-old", "yes"));
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.locator("body[data-old]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("S4.03 signing in again selects the last church, unless the URL has a churchId", async ({
  page,
  signInByForm,
}) => {
  await signInByForm(page, ADMIN);
  const cookies = await page.context().cookies();
  const last = cookies.find(({ name }) => name === "lastChurchId");
  await page.getByRole("button", { name: /'s account/ }).click();
  await page.getByRole("button", { name: /^Switch Church/ }).click();
  const otherName = "Harbor Light Fellowship";
  await page.getByRole("group", { name: "Switch Church" }).getByRole("button", { name: otherName }).click();
  await expect(page.getByRole("banner")).toContainText(otherName);
  const remembered = async () => (await page.context().cookies()).find(({ name }) => name === "lastChurchId")?.value;
  await expect.poll(remembered).not.toBe(last?.value);

  await page.context().clearCookies({ name: "jwt" });
  await signInUntilAsked(page);
  await expect(page.getByRole("banner")).toContainText(otherName);

  await page.context().clearCookies({ name: "jwt" });
  await signInUntilAsked(page, `?churchId=${last?.value}`);
  await expect(page.getByRole("banner")).toContainText(DEMO_CHURCH);
});

test("S4.04 selecting a church refreshes the menu by the permissions in that church", async ({ page, request }) => {
  const own = await makeOwnChurch(request);
  await page.goto("/login");
  await page.getByLabel("Email").fill(own.email);
  await page.getByLabel("Password", { exact: true }).fill(own.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(
    page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: "Roles" }),
  ).toBeVisible();

  // A guest who has just joined a church has fewer permissions there.
  await page.goto("/churches");
  await page.getByLabel("Church name").fill(DEMO_CHURCH);
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("main").getByRole("button", { name: DEMO_CHURCH }).click();
  await expect(page.getByRole("banner")).toContainText(DEMO_CHURCH);
  await expect(page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: "Roles" })).toHaveCount(
    0,
  );
});

for (const app of ["portal", "site", "lessons"] as const) {
  test(`a person with one church is in it right after signing in, without a dialog: ${app}`, async ({
    page,
    request,
    portal,
    site,
    lessons,
  }) => {
    const own = await makeOwnChurch(request);
    await page.goto(`${{ portal, site, lessons }[app]}/login`);
    await page.getByLabel("Email").fill(own.email);
    await page.getByLabel("Password", { exact: true }).fill(own.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("button", { name: /'s account/ })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).not.toHaveURL(/\/login/);
    const remembered = (await page.context().cookies()).find(({ name }) => name === "lastChurchId");
    expect(remembered?.value).toBe(own.churchId);
  });
}
