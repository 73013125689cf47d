import type { Locator } from "@playwright/test";
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

test("S2.16 the help of every page begins with its article", async ({ page, portal, signIn, expectAccessible }) => {
  const drawer = page.getByRole("dialog", { name: "Help" });
  const expectArticle = async (article: string, path: string) => {
    await page.getByRole("button", { name: "Help", exact: true }).click();
    const link = drawer.getByRole("link").first();
    await expect(link, path).toHaveAttribute("href", `${portal}/help/${article}`);
    await expect(link).toHaveAttribute("target", "_blank");
  };
  await page.goto("/login");
  await expectArticle("sign-in", "/login");
  await page.keyboard.press("Escape");
  await signIn(page, "admin@example.com");
  for (const [article, paths] of Object.entries(ARTICLES)) {
    for (const path of paths) {
      await page.goto(path);
      await expectArticle(article, path);
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/people");
  const person = page
    .getByRole("main")
    .locator('a[href^="/people/"]:visible:not([href$="/new"], [href$="/duplicates"])');
  await person.first().click({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/people\/.+/);
  await expectArticle("people", "/people/:id");
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

test("S2.17 on a phone the title and the main action of a list are one row", async ({ page, signIn, church }) => {
  await signIn(page, church.email, church);
  await page.setViewportSize({ width: 360, height: 740 });
  const middleOf = async (target: Locator) => {
    const box = await target.boundingBox();
    return box ? box.y + box.height / 2 : 0;
  };
  for (const [path, title, action] of [
    ["/people", "People", "Add person"],
    ["/treasury/donations", "Donations", "Export CSV"],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole("main");
    const heading = main.getByRole("heading", { level: 1, name: title });
    const button = main.getByRole("button", { name: action });
    await expect(button).toBeVisible();
    expect(Math.abs((await middleOf(button)) - (await middleOf(heading)))).toBeLessThan(8);
    expect(await middleOf(heading)).toBeLessThan(740 * 0.15);
  }
});
