import { addCard, addFund, subscribeGift } from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { givingToken, openGateway } from "./give-by-card.ts";

test("a recurring gift is listed with its donor and ended after confirmation", async ({
  page,
  expectAccessible,
  church,
}) => {
  const token = await givingToken(church);
  const gateway = await openGateway(token);
  const fund = await callWire(addFund, token, { body: { name: "General" } });
  const { paymentMethod } = await callWire(addCard, token, { body: { id: "pm_card_visa", gatewayId: gateway.id } });
  await callWire(subscribeGift, token, {
    body: {
      amount: 25,
      id: paymentMethod?.id,
      provider: "stripe",
      gatewayId: gateway.id,
      funds: [{ id: fund.id, amount: 25 }],
      interval: { interval: "month", interval_count: 1 },
    },
  });
  await enterChurch(page.context(), church);
  await page.goto("/treasury/recurring");
  await expect(page).toHaveTitle(/^Recurring donations/);
  const row = page.getByRole("row").filter({ hasText: "Robin Newcomer" });
  await expect(row).toContainText("$25.00");
  await expect(row).toContainText("every month");
  await expectAccessible(page);
  await page.getByRole("tab", { name: /Past due/ }).click();
  await expect(page.getByText("No failed payments")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: /Active/ }).click();
  await row.getByRole("button", { name: "Stop Robin Newcomer's recurring donation" }).click();
  const question = page.getByRole("alertdialog", { name: "Stop the $25.00 recurring donation from Robin Newcomer?" });
  await expect(question.getByRole("button", { name: "Keep recurring donation" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Stop recurring donation" }).click();
  await expect(page.getByText("No recurring donations yet")).toBeVisible();
  await page.getByRole("tab", { name: "Ended 1" }).click();
  await expect(row).toContainText("$25.00");
  await row.getByRole("link", { name: "Robin Newcomer" }).click();
  await expect(page.getByRole("heading", { name: "Robin Newcomer", level: 1 })).toBeVisible();
});
