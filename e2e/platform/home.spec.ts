import { makeOwnChurch } from "../people/own-church.ts";
import { enterChurch } from "../support/enter-church.ts";
import { skipToContent, tabAndPress } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";

test("a treasurer sees giving against last year and opens the donations of the month by keyboard", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, "treasurer@example.com");
  const giving = page.getByRole("main").getByRole("region", { name: "Giving" });
  await expect(giving).toContainText(/This week\$[\d,.]+/);
  await expect(giving).toContainText(/This month\$[\d,.]+/);
  await expect(page.getByRole("region", { name: "Needs attention" }).getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your church", exact: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "For you" })).toHaveCount(0);
  await expectAccessible(page);
  await skipToContent(page);
  await tabAndPress(page, giving.getByRole("link", { name: "This month" }));
  await expect(page).toHaveURL(/\/treasury\/donations\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole("heading", { level: 1, name: "Donations" })).toBeVisible();
});

test("an administrator sees tasks, form responses and the next events, and opens the responses by keyboard", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, "admin@example.com");
  const main = page.getByRole("main");
  for (const name of ["Giving", "Your tasks", "Next events", "Recently added"])
    await expect(main.getByRole("region", { name })).toBeVisible();
  await expectAccessible(page);
  await skipToContent(page);
  await tabAndPress(page, main.getByRole("region", { name: "Form responses" }).getByRole("link").first());
  await expect(page).toHaveURL(/\/forms\/[^/]+\/responses$/);
});

test("a member gives the same again from the home page by keyboard", async ({ page, signIn, expectAccessible }) => {
  await signIn(page, "member@example.com");
  const main = page.getByRole("main");
  await expect(main.getByRole("region", { name: "Next events" }).getByRole("listitem").first()).toBeVisible();
  await expect(main.getByRole("region", { name: "Your recurring donations" })).toContainText("Next payment");
  await expect(main.getByRole("region", { name: "Giving" })).toHaveCount(0);
  await expect(main.getByRole("region", { name: "Needs attention" })).toHaveCount(0);
  await expectAccessible(page);
  await skipToContent(page);
  const again = main.getByRole("link", { name: /^Give \$[\d,.]+ again$/ });
  const amount = /\$[\d,.]+/.exec((await again.textContent()) ?? "")?.[0] ?? "";
  await tabAndPress(page, again);
  const preview = page.getByRole("dialog", { name: "Donation Preview" });
  await expect(preview).toContainText(amount);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1, name: "Giving" })).toBeVisible();
});

test("the administrator of a new church sees the next steps, which disappear once they are done", async ({
  page,
  context,
  request,
  portal,
  expectAccessible,
}) => {
  await enterChurch(context, await makeOwnChurch(request));
  await page.goto(portal);
  const steps = page.getByRole("region", { name: "Next steps" });
  await expect(steps.getByRole("link")).toHaveText([/^Set up giving/, /^Add people/, /^Add your first event/]);
  await expectAccessible(page);
  await steps.getByRole("link", { name: "Add people" }).click();
  await page.getByLabel("First name").fill("Ruth");
  await page.getByLabel("Last name").fill("Boaz");
  await page.getByRole("main").getByRole("button", { name: "Add person" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ruth Boaz" })).toBeVisible();
  await page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: "Home" }).click();
  await expect(steps.getByRole("link")).toHaveText([/^Set up giving/, /^Add your first event/]);
  await expect(page.getByRole("region", { name: "Recently added" })).toContainText("Ruth Boaz");
});

test("returning to the home page makes at most one API call of its own", async ({ page, signIn, portal }) => {
  await signIn(page, "admin@example.com");
  const main = page.getByRole("main");
  await expect(main.getByRole("region", { name: "Giving" })).toBeVisible();
  await page.goto(`${portal}/profile`);
  await expect(page.getByRole("heading", { level: 1, name: "Your profile" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  });
  await page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: "Home" }).click();
  await expect(main.getByRole("region", { name: "Giving" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  // The frame counts unread messages again by itself.
  expect(calls.filter((call) => !call.endsWith("/notifications/unreadCount"))).toEqual(["GET /api/membership/home"]);
});
