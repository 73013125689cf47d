import { makeOwnChurch, uniqueWord } from "../people/own-church.ts";
import { enterChurch } from "../support/enter-church.ts";
import { tabAndChoose, tabAndPress, tabAndType, tabTo } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a user changes name, appearance, email and password and signs out everywhere by keyboard alone", async ({
  page,
  context,
  request,
  mailFor,
}) => {
  const church = await makeOwnChurch(request);
  const wanted = `${uniqueWord()}@example.com`;
  await enterChurch(context, church);
  await page.goto("/profile");
  await tabAndType(page, page.getByLabel("First name"), "Roberta");
  const saveName = page.getByRole("button", { name: "Save name" });
  await tabAndPress(page, saveName);
  await expect(page.getByText("Name saved.")).toBeVisible();
  await expect(saveName).toBeFocused();
  await tabAndPress(page, page.getByRole("radio", { name: "System default" }), "ArrowUp");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  const email = page.getByRole("form", { name: "Email" });
  await tabAndType(page, email.getByLabel("New email"), wanted);
  await page.keyboard.press("Enter");
  await expect(email.getByText("Please enter a password.")).toBeVisible();
  await expect(email.getByLabel("Current password")).toBeFocused();
  await page.keyboard.type(church.password);
  await page.keyboard.press("Enter");
  await expect(email.getByText(`We sent a link to ${wanted}.`)).toBeVisible();
  const link = (await mailFor(wanted)).links.find((each) => each.includes("confirmEmail"));
  await page.goto(link ?? "");
  await expect(page.getByText(`You now sign in with ${wanted}.`)).toBeVisible();

  const password = page.getByRole("form", { name: "Password" });
  await tabAndType(page, password.getByLabel("Current password"), church.password);
  await tabAndType(page, password.getByLabel("New password", { exact: true }), "another-quiet-river");
  await tabAndType(page, password.getByLabel("Confirm new password"), "another-quiet-river");
  const change = password.getByRole("button", { name: "Change password" });
  await tabAndPress(page, change);
  await expect(page.getByText("Password changed. You've been signed out on all other devices.")).toBeVisible();
  await expect(change).toBeFocused();
  const everywhere = page.getByRole("button", { name: "Sign out everywhere" });
  await tabAndPress(page, everywhere);
  const question = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(everywhere).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, question.getByRole("button", { name: "Sign out everywhere" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login/);
});

test("the language is changed by keyboard alone, and the field keeps the focus", async ({ page, context, request }) => {
  await enterChurch(context, await makeOwnChurch(request));
  await page.goto("/profile");
  await tabAndChoose(page, page.getByLabel("Display language"), "Deu");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("main").locator("select")).toBeFocused();
});
