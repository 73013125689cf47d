import { listResponses } from "@offertory/contract";
import { everyType, isAwake, makeFormChurch } from "../forms/form-church.ts";
import { callWire } from "../support/call-wire.ts";
import { expect, test } from "../support/test.ts";
import { receivedBy } from "./visitor-form.ts";
import { walletSheet } from "./wallet-sheet.ts";

const onlyPayment = (fundId: string) =>
  everyType(fundId).filter(({ fieldType }) => fieldType === "Textbox" || fieldType === "Payment");

test("a visitor pays for a form by wallet once its answers are valid, without a name or an email", async ({
  page,
  request,
  site,
  expectAccessible,
}) => {
  const church = await makeFormChurch(request, onlyPayment);
  await page.goto(site + church.path);
  await isAwake(page);
  const { wallet, sheet, inSheet, closed } = walletSheet(page);
  await page.getByRole("button", { name: "Pay $25.00" }).focus();
  await wallet().click();
  await expect(page.getByText(/^My Textbox/).first()).toBeVisible();
  await closed();
  await page.getByLabel("My Textbox").fill("Vera");
  await expectAccessible(page);
  await wallet().click();
  await expect(sheet().getByRole("row")).toHaveText(["Total$25.00"]);
  await inSheet("Decline").click();
  await expect(page.getByText("Payment failed", { exact: true })).toBeVisible();
  await closed();
  expect(await receivedBy(church)).toEqual([]);
  await wallet().click();
  await inSheet("Approve $25.00").click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  expect(await receivedBy(church)).toEqual([25]);
  const { responses } = await callWire(listResponses, church.token, { params: { id: church.formId }, query: {} });
  expect(responses).toHaveLength(1);
});
