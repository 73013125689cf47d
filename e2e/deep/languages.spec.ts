import type { Page } from "@playwright/test";
import { expectFilled } from "../screen-states/see-states.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { expect, test } from "../support/test.ts";
import { expectLanguage } from "./expect-language.ts";

const LOCALES = ["de", "en", "es", "fr", "hi", "it", "ko", "nb", "nn", "pt", "ru", "tl", "zh"];
/** The page's language tag, where it differs from the browser's locale: a page for nn is in nb. */
const TAGS: Record<string, string> = { nn: "nb", tl: "fil" };
/**
 * Names, roles and colors are the same in every language, so axe checks only one besides English, which all other tests
 * check.
 */
const CHECKED_BY_AXE = new Set(["de"]);
const TREASURY = ["donations", "batches", "recurring", "funds", "gateways", "reconciliation", "statements", "links"];
const SCREENS = [
  "/",
  "/people",
  "/people/new",
  "/roles",
  "/settings",
  "/profile",
  "/tasks/some-task",
  "/churches",
  "/giving",
  "/treasury",
]
  .concat(TREASURY.map((page) => `/treasury/${page}`))
  .concat("/treasury/audit", "/forms", "/my-forms")
  .concat("/site", "/site/menu", "/calendar", "/tasks", "/tasks?view=all", "/plans", "/my/plans");

/** For pages whose URL differs between churches: the first item of a list. */
const FIRST_ITEM_PAGES = [
  ["/tasks?view=all", "/tasks/"],
  ["/plans", "/plans/"],
  ["/site", "/site/pages/"],
] as const;

async function findFirst(page: Page, portal: string): Promise<string[]> {
  const found: string[] = [];
  for (const [list, start] of FIRST_ITEM_PAGES) {
    await page.goto(portal + list);
    found.push((await page.locator(`main a[href^="${start}"]`).first().getAttribute("href")) ?? list);
  }
  return found;
}

/** Navigates by a link, which takes a fifth of the time of a page load; another app, or the same page, is loaded. */
async function goTo(page: Page, address: string): Promise<void> {
  const [from, to] = [new URL(page.url()), new URL(address)];
  if (from.origin !== to.origin || from.pathname === to.pathname) return void (await page.goto(address));
  await page.evaluate((path) => {
    for (const heading of document.querySelectorAll("h1")) heading.dataset["left"] = "";
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, to.pathname + to.search);
  await expect(page.locator("h1:not([data-left])").first()).toBeVisible();
}

const LESSON = "/programs/grace/stories-jesus-told/lost-found/lost-sheep";
const LESSONS = ["/", "/?q=sheep", "/programs/grace/stories-jesus-told", LESSON, `${LESSON}/present`, "/edit"];

for (const locale of LOCALES) {
  test(`S9.02 screens in ${locale} are translated, show no raw translation key and fit a phone`, async ({
    browser,
    portal,
    lessons,
    signIn,
    expectAccessible,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(`${portal}/login`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (CHECKED_BY_AXE.has(locale)) await expectAccessible(page);
    await signIn(page, "admin@example.com");
    const paths = SCREENS.concat(locale === "nn" ? [] : await findFirst(page, portal));
    const addresses = paths.map((path) => portal + path).concat(LESSONS.map((path) => lessons + path));
    for (const path of locale === "nn" ? [portal] : addresses) {
      await goTo(page, path);
      await expectFilled(page);
      await expectLanguage(page, TAGS[locale] ?? locale);
      await expectNothingTooWide(page, path);
      if (CHECKED_BY_AXE.has(locale)) await expectAccessible(page);
    }
    await context.close();
  });
}
