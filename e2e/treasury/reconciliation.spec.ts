import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { giveByCard, givingToken, openGateway } from "./give-by-card.ts";

test("a reconciliation with the payment provider shows a difference of $0.00", async ({
  page,
  expectAccessible,
  church,
}) => {
  const token = await givingToken(church);
  await openGateway(token);
  await giveByCard(token, { funds: { General: 25 } });
  await enterChurch(page.context(), church);
  await page.goto("/treasury/reconciliation");
  await expect(page.getByText("No reconciliations yet")).toBeVisible();
  await expect(page.getByText("No payouts yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reconcile now" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Reconcile with a payment provider" });
  const today = new Date().toISOString().slice(0, 10);
  await dialog.getByLabel("To").fill(today);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Reconcile now" }).click();
  await expect(page.getByText("Every transaction matches.")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Matches" })).toContainText("$0.00");
  await expectAccessible(page);
});
