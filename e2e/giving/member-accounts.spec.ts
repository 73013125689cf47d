import type { Page } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { choose } from "./account-window.ts";
import { form, given, thanks } from "./member-form.ts";
import { makeGivingChurch } from "./member-church.ts";

const BOTH = [
  { provider: "stripe", payFees: false },
  { provider: "paypal", payFees: false },
] as const;

async function openWindow(page: Page, account: "PayPal" | "Venmo"): Promise<Page> {
  const button = form(page).getByRole("button", { name: `Donate with ${account}` });
  const [popup] = await Promise.all([page.waitForEvent("popup"), button.click()]);
  await popup.waitForURL(/window\/order/);
  return popup;
}

test("a member gives from a Venmo or PayPal account, after one that was closed and one that was declined", async ({
  page,
  request,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request, { gateways: BOTH });
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  await form(page).getByRole("textbox", { name: "Amount" }).fill("30");
  await choose(await openWindow(page, "PayPal"), "Cancel and go back");
  await expect(page.getByText("The PayPal window was closed. You weren't charged.")).toBeVisible();
  await expectAccessible(page);
  await choose(await openWindow(page, "PayPal"), "Pay with a declined card");
  await expect(page.getByText("Your donation didn't go through")).toBeVisible();
  await expect(page.getByText("PayPal declined this payment.", { exact: false }).first()).toBeVisible();
  expect(await given(church)).toEqual([]);
  await choose(await openWindow(page, "Venmo"), "Pay $30.00");
  await expect(thanks(page)).toBeVisible();
  expect(await given(church)).toEqual([30]);
  await page.getByRole("button", { name: "One time" }).click();
  await form(page).getByRole("textbox", { name: "Amount" }).fill("12");
  await choose(await openWindow(page, "PayPal"), "Pay $12.00");
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => given(church)).toHaveLength(2);
});
