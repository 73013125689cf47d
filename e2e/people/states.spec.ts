import { expect, test } from "../support/test.ts";

const SCREENS = [
  { path: "/people", call: "**/api/membership/people?*" },
  { path: "/people/duplicates", call: "**/api/membership/people/duplicates" },
  { path: "/roles", call: "**/api/membership/roles" },
  { path: "/settings", call: "**/api/membership/settings" },
  { path: "/profile", call: "**/api/membership/users/me" },
];

for (const { path, call } of SCREENS) {
  test(`${path} is readable while it loads and when it cannot be loaded`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn(page, "admin@example.com");
    let refuse = () => {};
    const held = new Promise<void>((resolve) => (refuse = resolve));
    await page.route(call, async (route) => {
      await held;
      await route.fulfill({ status: 400, json: { code: "malformed", errors: ["The request could not be read."] } });
    });
    await page.goto(path);
    await expect(page.locator("main [role=status], main [aria-busy=true]").first()).toBeAttached();
    await expectAccessible(page);
    refuse();
    await expect(page.getByText("This could not be loaded")).toBeVisible();
    await expect(page.getByText("The request could not be read.")).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll({ behavior: "wait" });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("This could not be loaded")).toHaveCount(0);
  });
}
