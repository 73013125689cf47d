import { makeChurch } from "../people/own-church.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { giveByCard, givingToken, openGateway } from "./give-by-card.ts";

test("a comparison with the payment provider is started and differs by $0.00", async ({
  page,
  request,
  expectAccessible,
}) => {
  const church = await makeChurch(request);
  const token = await givingToken(church);
  await openGateway(token);
  await giveByCard(token, { funds: { General: 25 } });
  await enterChurch(page.context(), church);
  await page.goto("/treasury/reconciliation");
  await expect(page.getByText("Nothing has been compared yet")).toBeVisible();
  await expect(page.getByText("There are no payouts yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Compare now" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Compare with a payment company" });
  const today = new Date().toISOString().slice(0, 10);
  await dialog.getByLabel("To").fill(today);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Compare now" }).click();
  await expect(page.getByText("Every line agrees to the cent.")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Agrees" })).toContainText("$0.00");
  await expectAccessible(page);
});
