import { readFile } from "node:fs/promises";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { giveByCard, givingToken, openGateway } from "./give-by-card.ts";

test("G1.08 a card gift is found, refunded by fund and then in full, and exported", async ({
  page,
  expectAccessible,
  church,
}) => {
  const token = await givingToken(church);
  await openGateway(token);
  await giveByCard(token, { funds: { General: 50, Missions: 20 } });
  await giveByCard(token, { funds: { General: 12.34 } });
  await enterChurch(page.context(), church);
  await page.goto("/treasury/donations");
  const rows = page.getByRole("row").filter({ hasText: "Robin Newcomer" });
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveTitle(/^Donations/);
  await expectAccessible(page);

  const totals = page.getByRole("region", { name: "Totals" });
  await expect(totals).toContainText("$82.34");
  const amounts = page.getByRole("columnheader", { name: "Amount" });
  await amounts.getByRole("button").press("Enter");
  await expect(amounts).toHaveAttribute("aria-sort", "descending");
  await amounts.getByRole("button").press("Enter");
  await expect(rows.first()).toContainText("$12.34");
  expect(page.url()).toContain("sort=amount-asc");
  await page.getByRole("searchbox", { name: "Search donations" }).fill("12.34");
  await expect(rows).toHaveCount(1);
  await expect(totals).toContainText("$12.34");
  await page.getByRole("button", { name: "Remove filter Search: 12.34" }).click();
  await expect(rows).toHaveCount(2);

  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByLabel("Fund", { exact: true }).selectOption({ label: "Missions" });
  await expect(rows).toHaveCount(1);
  expect(page.url()).toContain("fund=");
  await expect(page.getByRole("button", { name: "Remove filter Fund: Missions" })).toBeVisible();
  await expectAccessible(page);
  await expect(totals).toContainText("$20.00");
  await page.getByLabel("Status", { exact: true }).selectOption({ label: "Refunded" });
  await expect(page.getByText("No donations found")).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);

  await rows.getByRole("link", { name: "Robin Newcomer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("$70.00 from Robin Newcomer");
  await expect(page.getByText("Succeeded")).toBeVisible();
  await expectAccessible(page);
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline).toContainText("Paid");
  await page.getByRole("button", { name: "Resend receipt" }).click();
  await expect(page.getByText("Receipt emailed to Robin Newcomer.")).toBeVisible();
  await expect(timeline).toContainText("Receipt emailed again");

  await page.getByRole("button", { name: "Refund" }).click();
  const dialog = page.getByRole("dialog", { name: "Refund donation" });
  await dialog.getByRole("radio", { name: "Amounts by fund" }).check();
  await dialog.getByRole("textbox", { name: "Missions" }).fill("20.01");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("The refund is larger than the remaining amount.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Missions" }).fill("20");
  await dialog.getByRole("button", { name: "Continue" }).click();
  const question = page.getByRole("alertdialog", { name: "Refund $20.00 to Robin Newcomer?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Refund $20.00" }).click();
  await expect(page.getByText("Partially refunded")).toBeVisible();
  const refunds = page.getByRole("region", { name: "Refunds" });
  await expect(refunds).toContainText("Missions$20.00");
  await expect(refunds).toContainText("by Robin Newcomer");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Refund" }).click();
  await expect(page.getByRole("dialog").getByText("Full remaining amount: $50.00")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Refund $50.00" }).click();
  await expect(page.getByText("Refunded", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Refund" })).toHaveCount(0);

  await page.getByRole("link", { name: "Back to donations" }).click();
  expect(page.url()).toContain("fund=");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByLabel("Date range").selectOption({ label: "This year" });
  await expect(page.getByText("$82.34").first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv).toContain("Robin Newcomer");
  expect(csv.trim().split("\n")).toHaveLength(4);
});

test("G6.04 a member without permission to view donations cannot open the treasury pages", async ({ page, signIn }) => {
  await signIn(page, "member@example.com");
  for (const path of ["donations", "recurring", "batches", "reconciliation", "funds", "gateways"]) {
    await page.goto(`/treasury/${path}`);
    await expect(page.getByRole("heading", { name: "You don't have access to this page" })).toBeVisible();
  }
});
