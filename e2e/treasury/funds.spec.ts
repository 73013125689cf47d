import { makeChurch } from "../people/own-church.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";

test("G6.04 funds are added, renamed and closed, and the last one says what closing it means", async ({
  page,
  request,
  expectAccessible,
}) => {
  const church = await makeChurch(request);
  await enterChurch(page.context(), church);
  await page.goto("/treasury/funds");
  await expect(page.getByRole("heading", { name: "Funds", level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add fund" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add a fund" });
  await dialog.getByRole("button", { name: "Add fund" }).click();
  await expect(dialog.getByText("Please enter a name for the fund.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Organ");
  await dialog.getByRole("checkbox", { name: "Gifts are tax-deductible" }).uncheck();
  await expectAccessible(page);
  await dialog.getByLabel("Name").press("Enter");
  await expect(page.getByText("The fund Organ was added.")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Organ" });
  await expect(row).toContainText("No");

  await page.getByRole("button", { name: "Change Organ" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("New organ");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("The fund New organ was saved.")).toBeVisible();

  await page.getByRole("button", { name: "Close New organ" }).click();
  const question = page.getByRole("alertdialog", { name: "Close the fund New organ?" });
  await expect(question).toContainText("It is your last fund: nobody can give until you add another.");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Close fund" }).click();
  await expect(page.getByText("The fund New organ is closed.")).toBeVisible();
  await expect(page.getByRole("cell", { name: "New organ" })).toHaveCount(0);
});
