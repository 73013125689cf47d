import type { Locator } from "@playwright/test";
import { makeChurch } from "../people/own-church.ts";
import { expect, test } from "../support/test.ts";

const ARTICLES: Record<string, readonly string[]> = {
  "getting-started": ["/"],
  people: ["/people", "/people/new", "/people/duplicates"],
  roles: ["/roles"],
  settings: ["/settings"],
  churches: ["/churches", "/churches/register"],
  profile: ["/profile"],
  giving: ["/giving"],
  forms: ["/forms", "/my-forms"],
  site: ["/site", "/site/menu"],
  calendar: ["/calendar"],
  tasks: ["/tasks", "/plans", "/my/plans"],
  "giving-treasurer": [
    "/treasury",
    ...["audit", "funds", "links", "gateways", "donations", "recurring", "batches"].map((page) => `/treasury/${page}`),
    ...["reconciliation", "statements"].map((page) => `/treasury/${page}`),
  ],
};

test("S2.16 every page has a help icon that links to its article", async ({
  page,
  portal,
  signIn,
  expectAccessible,
}) => {
  await page.goto("/login");
  const icon = page.getByRole("main").getByRole("link", { name: /^Help with / });
  await expect(icon).toHaveAttribute("href", `${portal}/help/sign-in`);
  await signIn(page, "admin@example.com");
  for (const [article, paths] of Object.entries(ARTICLES)) {
    for (const path of paths) {
      await page.goto(path);
      await expect(icon, path).toHaveAttribute("href", `${portal}/help/${article}`);
      await expect(icon).toHaveAttribute("target", "_blank");
    }
  }
  await page.goto("/people");
  const person = page
    .getByRole("main")
    .locator('a[href^="/people/"]:visible:not([href$="/new"], [href$="/duplicates"])');
  await person.first().click({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/people\/.+/);
  await expect(icon).toHaveAttribute("href", `${portal}/help/people`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/calendar");
  await expect(icon).toBeVisible();
  await expectAccessible(page);
});

test("a church logo that fails to load is replaced by the product's mark", async ({ page, signIn }) => {
  const logo = { keyName: "logoLight", value: "/no/such/logo.png" };
  await page.route("**/users/login", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const { church } of answer.userChurches ?? []) church.settings = [logo];
    await route.fulfill({ response, json: answer });
  });
  await signIn(page, "member@example.com");
  const brand = page.getByRole("banner").getByRole("link", { name: "Grace Community Church" });
  await expect(brand.locator("svg").first()).toBeVisible();
  await expect(brand.locator("img:visible")).toHaveCount(0);
});

test("S4.04 a reloaded tab stays in its church after another tab switched churches", async ({ page, signIn }) => {
  await signIn(page, "admin@example.com");
  const church = page.getByRole("banner").getByRole("link", { name: "Grace Community Church" });
  await expect(church).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/");
  await other.getByRole("button", { name: /'s account/ }).click();
  await other.getByRole("button", { name: "Switch Church" }).click();
  await other.getByRole("button", { name: "Harbor Light Fellowship" }).click();
  await expect(other.getByRole("banner").getByRole("link", { name: "Grace Community Church" })).toHaveCount(0);
  await page.reload();
  await expect(church).toBeVisible();
});

test("S2.16 S2.17 on a phone the help icon is beside the page title, and the actions are below it", async ({
  page,
  request,
  signIn,
}) => {
  const church = await makeChurch(request);
  await signIn(page, church.email, church);
  await page.setViewportSize({ width: 360, height: 740 });
  const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? 0;
  for (const [path, title, action] of [
    ["/people", "People", "Add person"],
    ["/treasury/donations", "Donations", "Export CSV"],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole("main");
    const heading = main.getByRole("heading", { level: 1, name: title });
    const help = main.getByRole("link", { name: /^Help with / });
    await expect(help).toBeVisible();
    const place = main.getByRole("button", { name: action });
    await expect(place).toBeVisible();
    expect(Math.abs((await topOf(help)) - (await topOf(heading)))).toBeLessThan(24);
    expect((await topOf(place)) - (await topOf(heading))).toBeGreaterThan(32);
  }
});
