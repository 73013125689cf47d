import { expect, test } from "../support/test.ts";

const ADMIN = "admin@example.com";

test("S2.16 the header has the menus, a login link or the user menu, and a help drawer with links to articles", async ({
  page,
  portal,
  context,
  signIn,
  expectAccessible,
}) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await signIn(page, ADMIN);
  await page.goto("/people");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toHaveCount(0);
  const primary = page.getByRole("navigation", { name: "Primary menu" });
  const secondary = primary.getByRole("list", { name: "People" });
  await expect(secondary.getByRole("link", { name: "All people" })).toHaveAttribute("aria-current", "page");
  await expect(secondary.getByRole("link", { name: "Duplicates" })).toBeVisible();

  await page.goto("/churches");
  await page.getByRole("button", { name: "Help" }).click();
  const drawer = page.getByRole("dialog", { name: "Help" });
  await expect(page.getByRole("button", { name: "Help", includeHidden: true })).toHaveCount(1);
  await expect(drawer.getByRole("link", { name: "People" })).toHaveAttribute("href", `${portal}/help/people`);
  await expect(drawer.getByRole("link", { name: "Roles and permissions" })).toHaveAttribute("href", /\/help\/roles$/);
  await expect(drawer.getByRole("link", { name: /^Documentation/ })).toHaveAttribute("href", `${portal}/help`);
  await expect(drawer.getByRole("link", { name: /^Community forum/ })).toHaveAttribute("href", /./);
  await expectAccessible(page);
  const [article] = await Promise.all([
    context.waitForEvent("page"),
    drawer.getByRole("link", { name: "Churches", exact: true }).click(),
  ]);
  await expect(article).toHaveURL(`${portal}/help/churches`);
});

test("S2.17 a page header has an icon, a title, a subtitle, actions and statistics", async ({ page, signIn }) => {
  await signIn(page, ADMIN);
  await page.goto("/people");
  const header = page.getByRole("main").locator("header").first();
  await expect(header.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(header.locator("svg").first()).toBeVisible();
  await expect(header.locator("p").first()).toBeVisible();
  await expect(header.getByRole("link").or(header.getByRole("button")).first()).toBeVisible();
  await expect(header.locator("dl dd").first()).toHaveText(/\d/);
});

test("S2.18 the floating button of visitors opens a dialog with documentation and forum", async ({
  page,
  portal,
  expectAccessible,
}) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Help" }).click();
  const dialog = page.getByRole("dialog", { name: "Help" });
  await expect(dialog.getByRole("link", { name: /^Documentation/ })).toHaveAttribute("href", `${portal}/help`);
  await expect(dialog.getByRole("link", { name: /^Community forum/ })).toHaveAttribute("href", /./);
  await expectAccessible(page);
});

test("S2.30 the avatar is 56 px wide on the home page and 32 px in the header", async ({ page, signIn }) => {
  await signIn(page, ADMIN);
  const size = async (at: string, locator = page.getByRole("main").locator("[data-avatar]").first()) => {
    await page.goto(at);
    return (await locator.boundingBox())?.width;
  };
  expect(await size("/")).toBe(56);
  const ownPage = page.getByRole("button", { name: /'s account/ }).locator("[data-avatar]");
  expect(await size("/profile", ownPage)).toBe(32);
  await expect(page.getByRole("region").first()).toBeVisible();
});

test("S2.31 the three apps share sign-in, church selection, header, user menu, help and support", async ({
  page,
  portal,
  site,
  lessons,
  signIn,
  expectAccessible,
}) => {
  for (const at of [portal, site, lessons]) {
    await page.context().clearCookies();
    await signIn(page, "member@example.com", { at });
    await expect(page.getByRole("button", { name: /'s account/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Help" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test("S7.13 the page fetches translations for its language, loads no analytics without a tag, and gets its hosts from the server", async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ locale: "de-AT" });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.goto(portal);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.some((url) => url.includes("/locales/de.json"))).toBe(true);
  expect(asked.filter((url) => new URL(url).origin !== portal)).toEqual([]);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  const config: unknown = JSON.parse(await page.locator("#offertory-config").innerText());
  expect(config).toMatchObject({
    hosts: {
      AttendanceApi: expect.any(String),
      DoingApi: expect.any(String),
      GivingApi: expect.any(String),
      MembershipApi: expect.any(String),
      ReportingApi: expect.any(String),
      MessagingApi: expect.any(String),
      MessagingSocket: expect.any(String),
      ContentApi: expect.any(String),
      AskApi: expect.any(String),
    },
  });
  await context.close();
});

test("S9.02 twelve languages are offered, the selected one survives a reload, and nn-NO is served as nb", async ({
  page,
  browser,
  portal,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Appearance and language" }).click();
  const language = page.getByLabel("Language", { exact: true });
  const codes = await language.getByRole("option").evaluateAll((all) => all.map((each) => each.getAttribute("value")));
  expect(codes).toEqual(["de", "en", "es", "fr", "hi", "it", "ko", "no", "pt", "ru", "tl", "zh"]);
  await language.selectOption("fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");

  const norway = await browser.newContext({ locale: "nn-NO" });
  const other = await norway.newPage();
  await other.goto(portal);
  await expect(other.locator("html")).toHaveAttribute("lang", "nb");
  await norway.close();
});

test("the selected color scheme survives a reload", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Appearance and language" }).click();
  await page.getByLabel("Dark").check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("on a wide screen tables use up to 1,500 px, and low rows can be chosen, also after a reload", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await signIn(page, ADMIN);
  await page.goto("/people");
  const table = page.getByRole("table", { name: "People" });
  const row = table.getByRole("row").nth(2);
  await expect(row.getByRole("link")).toBeVisible();
  expect(Math.round((await table.boundingBox())?.width ?? 0)).toBeGreaterThan(1400);
  const height = async () => (await row.boundingBox())?.height ?? 0;
  const high = await height();
  await page.getByRole("button", { name: "Appearance and language" }).click();
  await page.getByLabel("Compact").check();
  await expect.poll(height).toBeLessThan(high - 6);
  await page.reload();
  await expect(row.getByRole("link")).toBeVisible();
  expect(await height()).toBeLessThan(high - 6);
  const left = async () => (await page.getByRole("heading", { level: 1 }).boundingBox())?.x;
  const before = await left();
  await page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveTitle(/^Church settings/);
  expect(await left()).toBe(before);
});

test("the keyboard reaches the skip link first, and navigation focuses the heading and updates the title", async ({
  page,
  signIn,
}) => {
  await signIn(page, ADMIN);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: "Roles" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Roles · /);
});

test("an unknown URL shows a message with a link to the start page", async ({ page, expectAccessible }) => {
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to home page" }).click();
  await expect(page).toHaveURL(/\/$/);
});

const FINANCE = [
  ["Overview", "Donations", "Recurring donations", "Batches", "Giving statements", "Reconciliation", "Ledger", "Funds"],
  ["Payment gateways", "Links and QR codes"],
].flat();

test("S2.16 the sidebar lists the ten places of Finance while one of them is open", async ({ page, signIn }) => {
  await signIn(page, ADMIN);
  const primary = page.getByRole("navigation", { name: "Primary menu" });
  await expect(primary.getByRole("link", { name: "Batches" })).toHaveCount(0);
  await primary.getByRole("link", { name: "Finance" }).click();
  const places = primary.getByRole("list", { name: "Finance" });
  await expect(places.getByRole("link")).toHaveText(FINANCE);
  await places.getByRole("link", { name: "Batches" }).click();
  await expect(page).toHaveURL(/\/treasury\/batches$/);
  await expect(primary.locator('[aria-current="page"]')).toHaveText("Batches");
});

test("S2.16 on a phone More opens a drawer with all areas and the places of the current one", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, ADMIN);
  await page.goto("/treasury/donations");
  const more = page.getByRole("navigation", { name: "Primary menu" }).getByRole("button", { name: "More" });
  await more.click();
  const drawer = page.getByRole("dialog", { name: "More" });
  await expect(drawer.getByRole("list", { name: "Finance" }).getByRole("link")).toHaveText(FINANCE);
  await drawer.getByRole("button", { name: "People" }).click();
  await expect(drawer.getByRole("link", { name: "Duplicates" })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole("link", { name: "Funds", exact: true }).click();
  await expect(page).toHaveURL(/\/treasury\/funds$/);
  await expect(drawer).toBeHidden();
});
