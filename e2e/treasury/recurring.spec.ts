import { addCard, addFund, subscribeGift } from "@offertory/contract";
import { makeChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { givingToken, openGateway } from "./give-by-card.ts";

test("a church's recurring gift is found with its donor, and ended after a question", async ({
  page,
  request,
  expectAccessible,
}) => {
  const church = await makeChurch(request);
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
  await expect(page).toHaveTitle(/^Recurring gifts/);
  const row = page.getByRole("row").filter({ hasText: "Robin Newcomer" });
  await expect(row).toContainText("$25.00");
  await expect(row).toContainText("every month");
  await expectAccessible(page);
  await page.getByRole("tab", { name: /Failing/ }).click();
  await expect(page.getByText("Nothing is failing")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: /Active/ }).click();
  await row.getByRole("button", { name: "End the recurring gift of Robin Newcomer" }).click();
  const question = page.getByRole("alertdialog", { name: "End the gift of $25.00 from Robin Newcomer?" });
  await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "End recurring gift" }).click();
  await expect(page.getByText("Nobody gives regularly yet")).toBeVisible();
  await page.getByRole("tab", { name: "Ended 1" }).click();
  await expect(row).toContainText("$25.00");
  await row.getByRole("link", { name: "Robin Newcomer" }).click();
  await expect(page.getByRole("heading", { name: "Robin Newcomer", level: 1 })).toBeVisible();
});
