import { subscribeGift } from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { form, given, thanks } from "./member-form.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";
import { walletSheet } from "./wallet-sheet.ts";

test("a member without a saved method gives once by wallet, and the wallet is not asked for an email", async ({
  page,
  request,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  const { wallet, sheet, inSheet, closed } = walletSheet(page);
  await wallet().click();
  await expect(form(page).getByText("Donation amount must be greater than $0.50")).toBeVisible();
  await form(page).getByRole("textbox", { name: "Amount" }).fill("12.50");
  await form(page)
    .getByRole("checkbox", { name: /to cover the processing fee/ })
    .check();
  await expectAccessible(page);
  await wallet().click();
  await expect(sheet().getByRole("row")).toHaveText(["General Fund$12.50", "Processing fee$0.68", "Total$13.18"]);
  await expect(sheet().getByLabel("Email")).toBeHidden();
  await inSheet("Approve $13.18").click();
  await expect(thanks(page)).toBeVisible();
  await closed();
  expect(await given(church)).toEqual([13.18]);
});

test("a member starts a recurring gift by wallet, whose card is saved and listed", async ({ page, request }) => {
  const church = await makeGivingChurch(request);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  const { wallet, inSheet } = walletSheet(page);
  await page.getByRole("button", { name: "Recurring" }).click();
  await form(page).getByRole("textbox", { name: "Amount" }).fill("20");
  await wallet("Link").click();
  await inSheet("Approve $20.00").click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "Payment methods" }).getByText("Link")).toBeVisible();
  await expect(page.getByRole("region", { name: "Recurring donations" }).getByText("Total: $20.00")).toBeVisible();
  expect(await given(church)).toEqual([20]);
});

test("a declined wallet shows the reason to a member, and charges nothing", async ({ page, request }) => {
  const church = await makeGivingChurch(request);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  const { wallet, inSheet, chooseCard } = walletSheet(page);
  await form(page).getByRole("textbox", { name: "Amount" }).fill("20");
  await wallet().click();
  await chooseCard("chargeDeclinedInsufficientFunds");
  await inSheet("Approve").click();
  await expect(page.getByText("Your donation didn't go through")).toBeVisible();
  expect(await given(church)).toEqual([]);
});

test("the card of a recurring gift is replaced by a wallet, with the link in its receipt", async ({
  page,
  request,
  mailFor,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  const { paymentMethod } = await saveCard(church);
  const [general = ""] = church.funds;
  await callWire(subscribeGift, church.givingToken, {
    body: {
      amount: 25,
      id: paymentMethod.id,
      funds: [{ id: general, amount: 25 }],
      provider: "stripe",
      interval: { interval_count: 1, interval: "month" },
    },
  });
  const { links } = await mailFor(church.email, church.name);
  await page.goto(links.find((each) => each.includes("/giving/manage?token=")) ?? "");
  const box = page.getByRole("region", { name: `Your recurring donation to ${church.name}` });
  await box.getByRole("button", { name: "Update card" }).click();
  const { wallet, inSheet, chooseCard, closed } = walletSheet(page);
  await expect(wallet()).toBeVisible();
  await expectAccessible(page);
  await wallet().click();
  await inSheet("Decline").click();
  await expect(box.getByText("Your bank declined this card.")).toBeVisible();
  await closed();
  await wallet().click();
  await chooseCard("mastercard");
  await inSheet("Approve $25.00").click();
  await expect(box).toContainText("Mastercard •••• 4444");
  expect(await given(church)).toEqual([25]);
});
