import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { form, openPreview, preview } from "./member-form.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";
import { visitorForm } from "./visitor-form.ts";

const TOTAL = "$26.06 every month";

/** The total of a receipt, in its own words. */
const totalOf = ({ text }: { text: string }): string => /^Total: (.+)$/m.exec(text)?.[1] ?? "";

test("the member's preview, the guest's button and their receipts show the same total in the same words", async ({
  page,
  request,
  site,
  mailFor,
}) => {
  const church = await makeGivingChurch(request);
  await saveCard(church);

  await page.goto(`${site}/${church.subDomain}/give?amount=25&frequency=one_month`);
  const visitor = visitorForm(page);
  await visitor.fillPerson("same-total@example.org");
  await page.getByLabel(/to cover the processing fee/).check();
  await visitor.fillCard();
  const button = page.getByRole("button", { name: `Give ${TOTAL}` });
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.getByRole("heading", { name: /Thank you for your donation!/ })).toBeVisible();
  expect(totalOf(await mailFor("same-total@example.org", church.name))).toBe(TOTAL);

  await enterChurch(page.context(), church);
  await page.goto("/giving");
  await page.getByRole("button", { name: "Recurring", exact: true }).click();
  await form(page).getByRole("textbox", { name: "Amount" }).fill("25");
  await form(page)
    .getByRole("checkbox", { name: /to cover the processing fee/ })
    .check();
  await openPreview(page);
  await expect(preview(page).getByText(TOTAL, { exact: true })).toBeVisible();
  await preview(page).getByRole("button", { name: "Donate $26.06" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for your donation!" })).toBeVisible();
  expect(totalOf(await mailFor(church.email, church.name))).toBe(TOTAL);
});
