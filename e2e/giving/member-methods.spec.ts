import type { Page } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { typeCard } from "./member-card.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";

const box = (page: Page) => page.getByRole("region", { name: "Payment methods" });
async function add(page: Page, what: string) {
  await box(page).getByRole("button", { name: "Add payment method" }).click();
  await page.getByRole("menuitem", { name: what }).click();
}

test("G2.21 G2.23 G2.26 G5.09 a card is added, its expiry is changed, and it is deleted after confirmation", async ({
  page,
  request,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  await expect(box(page).getByText("No payment methods yet")).toBeVisible();
  await add(page, "Add card");
  await typeCard(page, "5555555555554444");
  await expectAccessible(page);
  await box(page).getByRole("button", { name: "Save card" }).click();
  await expect(box(page).getByText("Mastercard •••• 4444", { exact: true })).toBeVisible();

  await box(page).getByRole("button", { name: "Edit Mastercard •••• 4444" }).click();
  await expect(box(page).getByRole("textbox")).toHaveCount(2);
  await box(page).getByLabel("Expiration month").fill("");
  await box(page).getByRole("button", { name: "Save changes" }).click();
  await expect(box(page).getByText("Expiration month and year cannot be blank.")).toBeVisible();
  await expectAccessible(page);
  await box(page).getByLabel("Expiration month").pressSequentially("0x7");
  await box(page).getByLabel("Expiration year").fill("39");
  await box(page).getByRole("button", { name: "Save changes" }).click();
  await expect(box(page).getByText("Expires 07/39")).toBeVisible();

  await box(page).getByRole("button", { name: "Edit Mastercard •••• 4444" }).click();
  await box(page).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Mastercard •••• 4444?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(box(page).getByText("No payment methods yet")).toBeVisible();
});

test("G8.02 a declined card says that the bank declined it, and what to do", async ({ page, request }) => {
  const church = await makeGivingChurch(request);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  await add(page, "Add card");
  await typeCard(page, "4000000000000002");
  await box(page).getByRole("button", { name: "Save card" }).click();
  await expect(
    box(page).getByText("Your bank declined this card. Nothing was charged. Try another card or call your bank."),
  ).toBeVisible();
});

test("G2.22 G2.24 G4.08 G5.14 G5.15 G5.16 G7.15 a bank account is added, verified and edited, and then pays for a gift", async ({
  page,
  request,
  portal,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  await saveCard(church);
  await enterChurch(page.context(), church);
  const ours: string[] = [];
  page.on("request", (sent) => sent.url().startsWith(portal) && ours.push(sent.postData() ?? ""));
  await page.goto("/giving");
  await add(page, "Add bank account");
  await box(page).getByRole("button", { name: "Save bank account" }).click();
  await expect(box(page).getByText("Routing and account number are required.")).toBeVisible();
  await box(page).getByLabel("Routing number").fill("110000000");
  await box(page).getByLabel("Account number").fill("000123456789");
  await expectAccessible(page);
  await box(page).getByRole("button", { name: "Save bank account" }).click();
  await expect(box(page).getByText("Not verified")).toBeVisible();
  expect(ours.join(" ")).not.toMatch(/000123456789|110000000/);

  await box(page)
    .getByRole("button", { name: /^Verify / })
    .click();
  await box(page).getByRole("button", { name: "Verify" }).click();
  await expect(box(page).getByText("Both deposit amounts are required.")).toBeVisible();
  await box(page).getByLabel("First deposit").pressSequentially("3x24");
  await expect(box(page).getByLabel("First deposit")).toHaveValue("32");
  await box(page).getByLabel("Second deposit").fill("44");
  await box(page).getByRole("button", { name: "Verify" }).click();
  await expect(box(page).getByRole("alert")).toBeVisible();
  await box(page).getByLabel("Second deposit").fill("45");
  await box(page).getByRole("button", { name: "Verify" }).click();
  await expect(box(page).getByText("Verified", { exact: true })).toBeVisible();

  await box(page)
    .getByRole("button", { name: /^Edit .*6789$/ })
    .click();
  await box(page).getByLabel("Account holder name").fill(" ");
  await box(page).getByRole("button", { name: "Save changes" }).click();
  await expect(box(page).getByText("Account holder name is required.")).toBeVisible();
  await box(page).getByLabel("Account holder name").fill("Robin Ltd");
  await box(page).getByLabel("Account holder type").selectOption({ label: "Company" });
  await box(page).getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/6789 updated\./)).toBeVisible();

  const form = page.getByRole("form", { name: "Donate" });
  await form.getByRole("textbox", { name: "Amount" }).fill("10");
  await form.getByLabel("Payment method", { exact: true }).selectOption({ label: "STRIPE TEST BANK •••• 6789" });
  await form.getByRole("button", { name: "Review donation" }).click();
  await page.getByRole("button", { name: "Donate $10.00" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for your donation!" })).toBeVisible();
  await expect(page.getByText("Bank transfers take a few days to clear.")).toBeVisible();
});
