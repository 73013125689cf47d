import type { Page } from "@playwright/test";
import { DIALOGS } from "../screen-states/dialogs.ts";
import { SCREENS } from "../screen-states/screens.ts";
import { test } from "../screen-states/seeded-page.ts";
import { findSmallTargets } from "../support/small-targets.ts";
import { expect, test as withoutChurch } from "../support/test.ts";

/** A window of 1280 × 1024 at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

for (const screen of SCREENS) {
  test(`${screen.name} has targets of at least 24 pixels, and no bar covers more than a fifth of it at 400 % zoom`, async ({
    page,
    church,
  }) => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await openScreen(page, screen.path(church));
      expect(await findSmallTargets(page), `${screen.name} at ${viewport.width} px`).toEqual([]);
    }
    await page.setViewportSize(ZOOMED);
    expect(await coveredPart(page), screen.name).toBeLessThan(0.2);
    await page.setViewportSize(DESKTOP);
  });
}

withoutChurch("the pages before signing in have targets of at least 24 pixels", async ({ page, portal, site }) => {
  for (const address of [`${portal}/login`, `${portal}/login?action=register`, `${site}/grace`, `${site}/grace/give`]) {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await openScreen(page, address);
      expect(await findSmallTargets(page), address).toEqual([]);
    }
  }
});

/** Returns which part of the window is covered by what stays while the page scrolls. */
const coveredPart = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: 300, behavior: "instant" });
    const stays = [...document.querySelectorAll("body *")].filter((element) => {
      if (!["fixed", "sticky"].includes(getComputedStyle(element).position)) return false;
      const { top, bottom, height, width } = element.getBoundingClientRect();
      const isBar = width > innerWidth / 2 && height > 4 && bottom > 0 && top < innerHeight;
      return isBar && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    });
    return stays.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) / innerHeight;
  });

test("at 400 % zoom a dialog scrolls as a whole, and its last button can be reached", async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await openScreen(page, "/people");
  await page.getByRole("button", { name: "Add person" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add person" }).focus();
  await expect(dialog.getByRole("button", { name: "Add person" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await page.setViewportSize(DESKTOP);
});

/** Dialogs that have no opener, or whose Escape asks a question first. */
const WITHOUT_OPENER = /question before|with its error|with errors/;
const MODAL = "[role=dialog]:not([popover]), [role=alertdialog]";

for (const { name, path, open } of DIALOGS.filter((dialog) => !WITHOUT_OPENER.test(dialog.name))) {
  test(`after Escape closes ${name}, the focus is on the control that opened it`, async ({ page, church }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path(church));
    await open(page);
    const modal = page.locator(MODAL);
    if ((await modal.count()) === 0) return;
    // The first Escape may empty a search field or close a list within the dialog.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(modal).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    const isOnControl = () =>
      page.evaluate(() => document.activeElement?.matches("button, a[href], input, select, textarea, [role=menuitem]"));
    await expect.poll(isOnControl).toBe(true);
  });
}

test("a dialog opened from the account menu returns the focus to the button of the menu", async ({ page }) => {
  await openScreen(page, "/");
  const account = page.getByRole("button", { name: /'s account/ });
  for (const item of ["Notifications", "Notifications"]) {
    await account.focus();
    await page.keyboard.press("Enter");
    await page.locator("[popover]").getByRole("button", { name: item }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.locator(MODAL);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(account).toBeFocused();
  }
});

test("the preview of a statement starts at its title, and Escape returns the focus to View", async ({ page }) => {
  await openScreen(page, "/treasury/statements");
  const view = page.getByRole("button", { name: /^View / }).first();
  await view.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(view).toBeFocused();
});

test.describe("in forced colors", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));
  test.afterEach(({ page }) => page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" }));

  const backgroundOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);

  test("the current page, the selected period, a selected tab and the swatches of a legend are visible", async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await openScreen(page, "/treasury");
    const canvas = await backgroundOf(page, "body");
    for (const chosen of ["nav[data-side-navigation] a[aria-current=page]", "main button[aria-pressed=true]"])
      expect(await backgroundOf(page, chosen), chosen).not.toBe(canvas);
    expect(await backgroundOf(page, "main button[aria-pressed=false]")).not.toBe(
      await backgroundOf(page, "main button[aria-pressed=true]"),
    );
    const swatch = page.locator("figure li svg rect").first();
    expect(await swatch.evaluate((element) => getComputedStyle(element).fill)).not.toBe(canvas);
    await openScreen(page, "/settings");
    expect(await backgroundOf(page, "[role=tab][aria-selected=true]")).not.toBe(
      await backgroundOf(page, "[role=tab][aria-selected=false]"),
    );
    await page.setViewportSize(PHONE);
    await openScreen(page, "/people");
    expect(await backgroundOf(page, "nav[data-bottom-bar] a[aria-current=page]")).not.toBe(canvas);
    await page.setViewportSize(DESKTOP);
  });

  test("a switch shows its state, and the focus has a ring", async ({ page }) => {
    await openScreen(page, "/profile");
    const knob = "[role=switch] + span";
    expect(await backgroundOf(page, knob)).not.toBe(await backgroundOf(page, "body"));
    const ring = await page
      .getByRole("switch")
      .first()
      .evaluate((element) => {
        element.focus();
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return `${outlineStyle} ${outlineWidth}`;
      });
    expect(ring).toBe("solid 2px");
  });
});
