import { expect, test } from "../support/test.ts";
import { pageOf, portal } from "./message-panel.ts";

test("S2.20 S2.21 the notifications panel opens in the portal and in the lessons app", async ({
  browser,
  lessons,
  expectAccessible,
}) => {
  const page = await pageOf(browser, "member@example.com");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  // The apps on one host share the sign-in.
  await page.goto(lessons);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
});

test("S2.20 an unknown task or plan shows an explanatory page", async ({ browser }) => {
  const page = await pageOf(browser, "member@example.com");
  await page.goto(`${portal}/tasks/some-task`);
  await expect(page.getByRole("heading", { level: 1, name: "Your task" })).toBeVisible();
  await page.goto(`${portal}/my/plans/some-plan`);
  await expect(page.getByText(/managed in another app/)).toBeVisible();
});

test("a notification preference is saved immediately and survives a reload", async ({ browser }) => {
  const page = await pageOf(browser, "treasurer@example.com");
  await page.goto(`${portal}/profile`);
  const box = page.getByRole("group", { name: "Tasks" });
  const mail = box.getByRole("switch", { name: "Email" });
  const before = await mail.isChecked();
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/notificationPreferences") && answer.ok());
  await mail.click();
  await saved;
  await page.reload();
  await expect(mail).toBeChecked({ checked: !before });
});
