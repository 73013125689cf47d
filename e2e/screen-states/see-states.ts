import { NAMESPACES } from "@offertory/i18n";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { THREE_LOOKS, inLooks, TWO_LOOKS } from "../support/looks.ts";
import type { SeededChurch } from "./seeded-church.ts";
import type { Screen } from "./screens.ts";

const REFUSAL = { code: "malformed", errors: ["We couldn't read this request."] };

/** Matches a translation key, which is shown when no language has it or its strings were not loaded with the page. */
export const RAW_KEY = new RegExp(`\\b(?:${NAMESPACES.join("|")}):[a-z][\\w.]+`);

/** Waits until nothing on the page is loading any more. */
export async function expectFilled(page: Page): Promise<void> {
  // In the page editor, the edited page has its own heading besides ours.
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("main [aria-busy=true], main .skeleton")).toHaveCount(0);
  expect(await page.locator("body").innerText()).not.toMatch(RAW_KEY);
}

const [BY_DAY, BY_NIGHT] = TWO_LOOKS;

/**
 * Shows a screen while it loads, when that fails, when it is empty, and filled; axe checks each state. Loading and
 * failing look the same everywhere, so that one color scheme and width is enough for each.
 */
export async function seeStates(page: Page, { path, reads, empty }: Screen, church: SeededChurch) {
  const call = reads?.(church);
  if (call) {
    let refuse = () => {};
    const held = new Promise<void>((resolve) => (refuse = resolve));
    await page.route(call, async (route) => {
      await held;
      await route.fulfill({ status: 400, json: REFUSAL });
    });
    await page.goto(path(church));
    await expect(page.locator("main :is([role=status], [aria-busy=true], .skeleton)").first()).toBeAttached();
    await inLooks(page, [BY_DAY], expectAccessible);
    refuse();
    await expect(page.getByText("We couldn't load this")).toBeVisible();
    await inLooks(page, [BY_NIGHT], expectAccessible);
    await page.unrouteAll({ behavior: "wait" });

    if (empty !== undefined) await page.route(call, (route) => route.fulfill({ json: empty }));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("We couldn't load this")).toHaveCount(0);
    if (empty !== undefined) {
      await expectFilled(page);
      await inLooks(page, TWO_LOOKS, expectAccessible);
      await page.unrouteAll({ behavior: "wait" });
    }
  }
  if (!call || empty !== undefined) await page.goto(path(church));
  await expectFilled(page);
  await inLooks(page, THREE_LOOKS, expectAccessible);
}
