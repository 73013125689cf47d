import { expect } from "@playwright/test";
import { DIALOGS, DIALOGS_BEFORE_SIGN_IN } from "../screen-states/dialogs.ts";
import { SCREENS } from "../screen-states/screens.ts";
import { seeStates } from "../screen-states/see-states.ts";
import { test } from "../screen-states/seeded-page.ts";
import { walkThrough } from "../support/keyboard.ts";
import { EVERY_LOOK, inLooks, TWO_LOOKS } from "../support/looks.ts";
import { test as withoutChurch } from "../support/test.ts";

for (const screen of SCREENS) {
  test(`${screen.name} is accessible in every state, and every stop of the keyboard is in sight and marked`, async ({
    page,
    church,
  }) => {
    await seeStates(page, screen, church);
    await inLooks(page, TWO_LOOKS, async () => void (await walkThrough(page)));
  });
}

for (const { name, path, open, shows } of DIALOGS) {
  test(`${name} is accessible at a desk by day and on a phone by night`, async ({ page, church, expectAccessible }) => {
    await page.goto(path(church));
    await open(page);
    await inLooks(page, TWO_LOOKS, async () => {
      await expect(shows(page)).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test("a page without an answer from the server is accessible in every look", async ({ page, expectAccessible }) => {
  await page.route("**/api/membership/roles", (route) => route.fulfill({ status: 500, body: "" }));
  await page.route("**/api/membership/people?*", (route) => route.abort());
  for (const path of ["/roles", "/people"]) {
    await page.goto(path);
    await expect(page.getByText("This could not be loaded")).toBeVisible();
    await inLooks(page, EVERY_LOOK, expectAccessible);
  }
});

for (const { name, path, open, shows } of DIALOGS_BEFORE_SIGN_IN) {
  withoutChurch(
    `${name} is accessible at a desk by day and on a phone by night`,
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
  "what a member may not see is told accessibly in every look",
  async ({ page, signIn, expectAccessible }) => {
    await signIn(page, "member@example.com");
    for (const path of ["/roles", "/settings", "/people/new"]) {
      await page.goto(path);
      await expect(page.getByText("You do not have permission to see this")).toBeVisible();
      await inLooks(page, EVERY_LOOK, expectAccessible);
    }
  },
);
