import { expect } from "@playwright/test";
import { DIALOGS, DIALOGS_BEFORE_SIGN_IN } from "../screen-states/dialogs.ts";
import { SCREENS } from "../screen-states/screens.ts";
import { seeStates } from "../screen-states/see-states.ts";
import { test } from "../screen-states/seeded-page.ts";
import { walkThrough } from "../support/keyboard.ts";
import { EVERY_LOOK, inLooks, TWO_LOOKS } from "../support/looks.ts";
import { test as withoutChurch } from "../support/test.ts";

for (const screen of SCREENS) {
  test(`${screen.name} is accessible in every state, and every keyboard focus stop is visible and marked`, async ({
    page,
    church,
  }) => {
    await seeStates(page, screen, church);
    await inLooks(page, TWO_LOOKS, async () => void (await walkThrough(page)));
  });
}

for (const { name, path, open, shows } of DIALOGS) {
  test(`${name} is accessible on a desktop in light mode and on a phone in dark mode`, async ({
    page,
    church,
    expectAccessible,
  }) => {
    await page.goto(path(church));
    await open(page);
    await inLooks(page, TWO_LOOKS, async () => {
      await expect(shows(page)).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test("a page that could not be loaded is accessible in every viewport and color scheme", async ({
  page,
  expectAccessible,
}) => {
  await page.route("**/api/membership/roles", (route) => route.fulfill({ status: 500, body: "" }));
  await page.route("**/api/membership/people?*", (route) => route.abort());
  for (const path of ["/roles", "/people"]) {
    await page.goto(path);
    await expect(page.getByText("We couldn't load this")).toBeVisible();
    await inLooks(page, EVERY_LOOK, expectAccessible);
  }
});

for (const { name, path, open, shows } of DIALOGS_BEFORE_SIGN_IN) {
  withoutChurch(
    `${name} is accessible on a light desktop and on a dark phone`,
    async ({ page, portal, site, lessons, expectAccessible }) => {
      await page.goto(path({ portal, site, lessons }));
      await open(page);
      await inLooks(page, TWO_LOOKS, async () => {
        await expect(shows(page)).toBeVisible();
        await expectAccessible(page);
      });
    },
  );
}

withoutChurch(
  "a page without permission is accessible in every viewport and color scheme",
  async ({ page, signIn, expectAccessible }) => {
    await signIn(page, "member@example.com");
    for (const path of ["/roles", "/settings", "/people/new"]) {
      await page.goto(path);
      await expect(page.getByText("You don't have access to this page")).toBeVisible();
      await inLooks(page, EVERY_LOOK, expectAccessible);
    }
  },
);
