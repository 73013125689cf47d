import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";
import { form, openPreview, preview } from "./member-form.ts";

test("G2.01 G4.01 One time is selected by default, and a second click deselects it and hides the form", async ({
  page,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await saveCard(church);
  await enterChurch(page.context(), church);
  await page.goto("/giving");
  const types = page.getByRole("group", { name: "Donation type" });
  const once = types.getByRole("button", { name: "One time" });
  const recurring = types.getByRole("button", { name: "Recurring" });
  const expectPressed = async (isOnce: boolean, isRecurring: boolean) => {
    await expect(once).toHaveAttribute("aria-pressed", String(isOnce));
    await expect(recurring).toHaveAttribute("aria-pressed", String(isRecurring));
  };
  await expectPressed(true, false);
  await expect(form(page).getByRole("textbox", { name: "Amount" })).toBeVisible();
  await expect(form(page).getByLabel("Frequency")).toBeHidden();

  await once.click();
  await expectPressed(false, false);
  await expect(form(page)).toBeHidden();
  await expect(page.getByText("Choose one-time or recurring.")).toBeVisible();

  await recurring.click();
  await expectPressed(false, true);
  await expect(form(page).getByLabel("Start date")).toBeVisible();
  await expect(form(page).getByLabel("Frequency")).toHaveValue("one_month");

  await once.click();
  await expectPressed(true, false);
  await expect(form(page).getByLabel("Frequency")).toBeHidden();

  await recurring.click();
  await recurring.click();
  await expectPressed(false, false);
  await expect(form(page)).toBeHidden();
});

test("G2.04 a new fund line starts with the first fund, and a fundId in the URL leaves only the amount", async ({
  page,
  request,
}) => {
  const church = await makeGivingChurch(request);
  await saveCard(church);
  await enterChurch(page.context(), church);
  const [general = "", missions = ""] = church.funds;
  await page.goto("/giving");
  await expect(form(page).getByLabel(/^Amount/)).toHaveCount(1);
  await form(page).getByLabel("Fund", { exact: true }).selectOption({ label: "Missions" });
  await form(page).getByRole("button", { name: "Add another fund" }).click();
  await expect(form(page).getByLabel("Fund 1", { exact: true })).toHaveValue(missions);
  await expect(form(page).getByLabel("Fund 2", { exact: true })).toHaveValue(general);
  await form(page).getByRole("button", { name: "Add another fund" }).click();
  await expect(form(page).getByLabel(/^Amount/)).toHaveCount(3);
  await form(page).getByRole("button", { name: "Remove fund 3" }).click();
  await form(page).getByLabel("Amount 1").fill("3");
  await form(page).getByLabel("Amount 2").fill("4");
  await openPreview(page);
  await expect(preview(page)).toContainText("$3.00 to Missions");
  await expect(preview(page)).toContainText("$4.00 to General Fund");

  await page.goto(`/giving?fundId=${missions}`);
  await form(page).getByLabel("Amount for Missions").fill("9");
  await expect(form(page).getByLabel(/^Amount/)).toHaveCount(1);
  await expect(form(page).getByLabel(/^Fund/)).toHaveCount(0);
  await expect(form(page).getByRole("button", { name: "Add another fund" })).toHaveCount(0);
  await openPreview(page);
  await expect(preview(page)).toContainText("$9.00 to Missions");
});

test("G2.05 the fee is added when the member checks the checkbox", async ({ page, request }) => {
  const asking = await makeGivingChurch(request);
  await saveCard(asking);
  await enterChurch(page.context(), asking);
  await page.goto("/giving");
  await form(page).getByRole("textbox", { name: "Amount" }).fill("100");
  const checkbox = form(page).getByRole("checkbox", { name: /^Add \$3\.\d\d to cover the processing fee/ });
  await expect(checkbox).not.toBeChecked();
  await openPreview(page);
  await expect(preview(page).getByRole("button", { name: "Donate $100.00" })).toBeVisible();
  await preview(page).getByRole("button", { name: "Cancel" }).click();
  await checkbox.check();
  await openPreview(page);
  await expect(preview(page).getByRole("button", { name: /^Donate \$103\.\d\d$/ })).toBeVisible();
});

test("G2.05 the fee is added automatically when the gateway is set to", async ({ page, request }) => {
  const adding = await makeGivingChurch(request, { gateways: [{ provider: "stripe", payFees: true }] });
  await saveCard(adding);
  await enterChurch(page.context(), adding);
  await page.goto("/giving");
  await form(page).getByRole("textbox", { name: "Amount" }).fill("100");
  await expect(form(page).getByText(/^\$3\.\d\d is added to cover the processing fee/)).toBeVisible();
  await expect(form(page).getByRole("checkbox")).toHaveCount(0);
  await openPreview(page);
  await expect(preview(page).getByRole("button", { name: /^Donate \$103\.\d\d$/ })).toBeVisible();
});
