import { readFile } from "node:fs/promises";
import { enterChurch } from "../support/enter-church.ts";
import { tabTo } from "../support/keyboard.ts";
import { mailFor } from "../support/mail-for.ts";
import { expect, test } from "../support/test.ts";
import { giveByCard, givingToken, openGateway } from "./give-by-card.ts";

test("by keyboard, selected donations are exported and their receipts are emailed again, once an hour", async ({
  page,
  expectAccessible,
  church,
}) => {
  const token = await givingToken(church);
  await openGateway(token);
  await giveByCard(token, { funds: { General: 50 } });
  await giveByCard(token, { funds: { General: 12.34 } });
  await mailFor(church.email, { after: new Date(0), subject: "receipt" });
  await enterChurch(page.context(), church);
  await page.goto("/treasury/donations");
  const bar = page.getByRole("group", { name: "Selected donations" });
  await tabTo(page, page.getByRole("checkbox", { name: /^Select \$50\.00 from Robin Newcomer/ }));
  await page.keyboard.press("Space");
  await expect(bar).toContainText("1 donation selected");
  await expectAccessible(page);

  await tabTo(page, bar.getByRole("button", { name: "Export CSV" }), { back: true });
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv.trim().split("\n")).toHaveLength(2);
  expect(csv).toContain("50.00");

  const after = new Date();
  await tabTo(page, bar.getByRole("button", { name: "Resend receipts" }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Resend the receipt of 1 donation?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, question.getByRole("button", { name: "Resend receipts" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sending 1 receipt.")).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect((await mailFor(church.email, { after })).text).toContain("$50.00");

  await page.getByRole("checkbox", { name: "Select all donations shown" }).check();
  await bar.getByRole("button", { name: "Resend receipts" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Resend receipts" }).click();
  await expect(page.getByText("Sending 1 receipt. 1 was already sent again in the last hour.")).toBeVisible();
});

test("by keyboard, a view of the list is saved, opened, renamed, and deleted with an undo", async ({
  page,
  expectAccessible,
  church,
}) => {
  await enterChurch(page.context(), church);
  await page.goto("/treasury/donations?method=check&sort=amount-desc");
  const menu = page.getByRole("menu", { name: "Saved views" });
  await tabTo(page, page.getByRole("button", { name: "Views", exact: true }));
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("menuitem", { name: "Save view" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Save view" });
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type("Largest checks");
  await page.keyboard.press("Enter");
  await expect(page.getByText("View saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Largest checks" })).toBeVisible();

  await page.goto("/treasury/donations");
  await tabTo(page, page.getByRole("button", { name: "Views", exact: true }));
  await page.keyboard.press("ArrowDown");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/method=check&sort=amount-desc$/);
  await expect(page.getByRole("button", { name: "Remove filter Payment method: Check" })).toBeVisible();

  await page.getByRole("button", { name: "Largest checks" }).press("Enter");
  await menu.getByRole("menuitem", { name: "Rename view" }).press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill("Checks");
  await page.keyboard.press("Enter");
  await expect(page.getByText("View renamed.")).toBeVisible();

  await page.getByRole("button", { name: "Checks", exact: true }).press("Enter");
  await menu.getByRole("menuitem", { name: "Delete view" }).press("Enter");
  await expect(page.getByText("View Checks deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("button", { name: "Checks", exact: true })).toBeVisible();
});
