import { seededChurch } from "../screen-states/seeded-church.ts";
import { DIALOGS, DIALOGS_BEFORE_SIGN_IN } from "../screen-states/dialogs.ts";
import { SCREENS } from "../screen-states/screens.ts";
import { seeStates } from "../screen-states/see-states.ts";
import { enterChurch } from "../support/enter-church.ts";
import { EVERY_LOOK, inLooks, TWO_LOOKS } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";

for (const screen of SCREENS) {
  test(`${screen.name} is accessible in every state`, async ({ page, context, request }) => {
    const church = await seededChurch(request);
    await enterChurch(context, church);
    await seeStates(page, screen, church);
  });
}

for (const { name, path, open, shows } of DIALOGS) {
  test(`${name} is accessible at a desk by day and on a phone by night`, async ({
    page,
    context,
    request,
    expectAccessible,
  }) => {
    const church = await seededChurch(request);
    await enterChurch(context, church);
    await inLooks(page, TWO_LOOKS, async () => {
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.goto(path(church));
      await open(page);
      await expect(shows(page)).toBeVisible();
      await expectAccessible(page);
    });
  });
}

for (const { name, path, open, shows } of DIALOGS_BEFORE_SIGN_IN) {
  test(`${name} is accessible at a desk by day and on a phone by night`, async ({
    page,
    portal,
    site,
    lessons,
    expectAccessible,
  }) => {
    await inLooks(page, TWO_LOOKS, async () => {
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.context().clearCookies();
      await page.goto(path({ portal, site, lessons }));
      await open(page);
      await expect(shows(page)).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test("a page without an answer from the server is accessible in every look", async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  await enterChurch(context, await seededChurch(request));
  await page.route("**/api/membership/roles", (route) => route.fulfill({ status: 500, body: "" }));
  await page.route("**/api/membership/people?*", (route) => route.abort());
  for (const path of ["/roles", "/people"]) {
    await page.goto(path);
    await expect(page.getByText("This could not be loaded")).toBeVisible({ timeout: 30_000 });
    await inLooks(page, EVERY_LOOK, expectAccessible);
  }
});

test("what a member may not see is told accessibly in every look", async ({ page, signIn, expectAccessible }) => {
  await signIn(page, "member@example.com");
  for (const path of ["/roles", "/settings", "/people/new"]) {
    await page.goto(path);
    await expect(page.getByText("You do not have permission to see this")).toBeVisible();
    await inLooks(page, EVERY_LOOK, expectAccessible);
  }
});
