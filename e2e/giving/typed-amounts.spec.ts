import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";
import { form, openPreview, preview } from "./member-form.ts";
import { visitorForm } from "./visitor-form.ts";

const DECIMALS = "This amount has too many decimal places. Enter it like 25.50.";
const WRONG = [
  { typed: "25.555", member: DECIMALS, visitor: DECIMALS },
  { typed: "0.505", member: DECIMALS, visitor: DECIMALS },
  { typed: "-5", member: /^Enter an amount without a currency sign/, visitor: /^Enter an amount, such as/ },
  { typed: "1e3", member: /^Enter an amount without a currency sign/, visitor: /^Enter an amount, such as/ },
] as const;
const RIGHT = [
  ["1,250", "$1,250.00"],
  ["12,50", "$12.50"],
  ["$1,250.50", "$1,250.50"],
] as const;

test("G5.17 typed amounts are parsed for a visitor, and an invalid amount shows an error", async ({ page, site }) => {
  await page.goto(`${site}/grace/give`);
  const amount = page.getByLabel("Amount", { exact: true });
  await visitorForm(page).fillPerson();
  for (const [typed, shown] of RIGHT) {
    await amount.fill(typed);
    await expect(page.getByRole("button", { name: `Give ${shown}` })).toBeVisible();
  }
  for (const { typed, visitor } of WRONG) {
    await amount.fill(typed);
    await amount.blur();
    await expect(page.getByText(visitor)).toBeVisible();
    await expect(page.getByRole("button", { name: "Give", exact: true })).toBeVisible();
  }
});

test("G5.17 typed amounts are parsed for a member, and an invalid amount does not open the preview", async ({
  page,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await saveCard(church);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  const amount = form(page).getByRole("textbox", { name: "Amount" });
  await expect(form(page).getByText(/4242/).first()).toBeAttached();
  for (const { typed, member } of WRONG) {
    await amount.fill(typed);
    await openPreview(page);
    await expect(page.getByText(member)).toBeVisible();
    await expect(preview(page)).toBeHidden();
  }
  for (const [typed, shown] of RIGHT) {
    await amount.fill(typed);
    await openPreview(page);
    await expect(preview(page).getByRole("button", { name: `Donate ${shown}` })).toBeVisible();
    await preview(page).getByRole("button", { name: "Cancel" }).click();
  }
});

test("G2.14 a link with an amount of three decimals shows a notice and leaves the amount editable", async ({
  page,
  site,
}) => {
  await page.goto(`${site}/grace/give?amount=25.555`);
  await expect(page.getByText("The amount in this link isn't valid.", { exact: false })).toBeVisible();
  await expect(page.getByLabel("Amount", { exact: true })).toBeEnabled();
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("");
});
