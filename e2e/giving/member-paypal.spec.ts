import type { Page } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { form, given, openPreview, prepare, preview, thanks } from "./member-form.ts";
import { makeGivingChurch } from "./member-church.ts";
import { payPalField } from "./paypal-field.ts";

async function typeCard(page: Page, number = "4242424242424242") {
  await form(page).getByLabel("Name on card").fill("Robin Newcomer");
  await payPalField(page, "number").fill(number);
  await payPalField(page, "expiry").fill("12/34");
  await payPalField(page, "cvv").fill("123");
}

const BOTH = [
  { provider: "stripe", payFees: false },
  { provider: "paypal", payFees: true, takesCards: true },
] as const;

test("G1.04 G5.07 G5.10 G5.11 G5.12 G5.13 G7.16 a member sees PayPal card errors, and gives with a new and then the saved card", async ({
  page,
  request,
  portal,
  expectAccessible,
}) => {
  const consoleErrors: string[] = [];
  const ours: string[] = [];
  page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  page.on("request", (sent) => sent.url().startsWith(portal) && ours.push(sent.postData() ?? ""));
  const church = await makeGivingChurch(request, { gateways: BOTH });
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  await expect(payPalField(page, "number")).toBeVisible();
  await form(page).getByRole("textbox", { name: "Amount" }).fill("20");
  await openPreview(page);
  for (const text of [
    "Card holder name is required",
    "Invalid card number",
    "Invalid expiry date",
    "Invalid CVV",
    "Please provide valid card information",
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(preview(page)).toBeHidden();
  await expectAccessible(page);

  await typeCard(page);
  await expect(page.getByText("Invalid card number")).toBeHidden();
  await form(page).getByLabel("Save this card for next time").check();
  await openPreview(page);
  await expect(preview(page)).toContainText("New card");
  await expect(preview(page)).toContainText("Processing fee");
  await preview(page)
    .getByRole("button", { name: /^Donate \$/ })
    .dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(await given(church)).toHaveLength(1);
  expect(ours.join(" ")).not.toContain("4242424242424242");

  const methods = page.getByRole("region", { name: "Payment methods" });
  await expect(methods.getByText("Visa •••• 4242")).toBeVisible();
  await page.getByRole("button", { name: "One time" }).click();
  await expect(form(page).getByLabel("Payment method", { exact: true })).toContainText("Visa •••• 4242");
  await (await prepare(page, "8")).click();
  await expect(thanks(page)).toBeVisible();
  expect(await given(church)).toHaveLength(2);
  expect(consoleErrors).toEqual([]);

  await methods.getByRole("button", { name: "Delete Visa •••• 4242" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(methods.getByText("No payment methods yet")).toBeVisible();
});

test("G1.02 G4.10 a recurring gift starts through PayPal with 3-D Secure, and a declined card shows an error", async ({
  page,
  request,
}) => {
  const church = await makeGivingChurch(request, { gateways: [{ provider: "paypal", payFees: false }] });
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  await page.getByRole("button", { name: "Recurring" }).click();
  await typeCard(page, "4000000000000002");
  await (await prepare(page, "25")).click();
  await expect(page.getByText(/^Error: /)).toBeVisible();
  await expect(page.getByText("Your donation didn't go through")).toBeVisible();

  await typeCard(page, "4000002760003184");
  await openPreview(page);
  await preview(page).getByRole("button", { name: "Donate $25.00" }).click();
  await page
    .frameLocator("iframe[src*='/paypal/secure']")
    .getByRole("button", { name: /complete|yes|confirm|approve|authenticate/i })
    .click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText("Recurring donation created. Thank you for your donation.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Recurring donations" })).toContainText("$25.00 to General Fund");
  expect(await given(church)).toEqual([25]);
});
