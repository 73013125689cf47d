import { expect, test } from "../support/test.ts";
import { pageOf, portal, userMenu } from "./message-panel.ts";

test("S2.20 S2.21 the panel of notifications opens, in an app of its own too", async ({
  browser,
  lessons,
  expectAccessible,
}) => {
  const page = await pageOf(browser, "member@example.com");
  await userMenu(page).click();
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  // The apps on one host share the sign-in.
  await page.goto(lessons);
  await userMenu(page).click();
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
});

test("S2.20 a task that is kept elsewhere has an honest page", async ({ browser }) => {
  const page = await pageOf(browser, "member@example.com");
  await page.goto(`${portal}/tasks/some-task`);
  await expect(page.getByRole("heading", { level: 1, name: "A task of yours" })).toBeVisible();
  await page.goto(`${portal}/my/plans/some-plan`);
  await expect(page.getByText(/kept in another tool of your church/)).toBeVisible();
});

test("a switch of the profile counts at once and is there after a reload", async ({ browser }) => {
  const page = await pageOf(browser, "treasurer@example.com");
  await page.goto(`${portal}/profile`);
  const box = page.getByRole("group", { name: "Tasks" });
  const mail = box.getByRole("switch", { name: "By mail" });
  const before = await mail.isChecked();
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/notificationPreferences") && answer.ok());
  await mail.click();
  await saved;
  await page.reload();
  await expect(mail).toBeChecked({ checked: !before });
});
