import { addFund, listFunds } from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { skipToContent, tabTo } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";
import { givingToken, openGateway } from "./give-by-card.ts";

test("G6.04 funds are added, renamed, closed and reopened, and closing the last one shows a warning", async ({
  page,
  expectAccessible,
  church,
}) => {
  await enterChurch(page.context(), church);
  await page.goto("/treasury/funds");
  await expect(page.getByRole("heading", { name: "Funds", level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add fund" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add fund" });
  await dialog.getByRole("button", { name: "Add fund" }).click();
  await expect(dialog.getByText("Please enter a name for the fund.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Organ");
  await dialog.getByRole("checkbox", { name: "Donations are tax-deductible" }).uncheck();
  await expectAccessible(page);
  await dialog.getByLabel("Name").press("Enter");
  await expect(page.getByText("Organ fund added.")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Organ" });
  await expect(row).toContainText("No");

  await page.getByRole("button", { name: "Edit Organ" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("New organ");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("New organ fund saved.")).toBeVisible();

  await page.getByRole("button", { name: "Close New organ" }).click();
  const question = page.getByRole("alertdialog", { name: "Close the New organ fund?" });
  await expect(question).toContainText("This is your only open fund. No one can give until you add another.");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Close fund" }).click();
  await expect(page.getByText("New organ fund closed.")).toBeVisible();
  await expect(page.getByRole("cell", { name: "New organ" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show 1 closed fund" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reopen New organ" }).click();
  await expect(page.getByText("New organ fund reopened and moved to the end of the list.")).toBeVisible();
});

test("G3.02 funds are reordered with the keyboard, the order is stored, and donors find the first fund selected", async ({
  page,
  site,
  expectAccessible,
  church,
}) => {
  const token = await givingToken(church);
  for (const name of ["General", "Roof", "Missions"]) await callWire(addFund, token, { body: { name } });
  await enterChurch(page.context(), church);
  await page.goto("/treasury/funds");
  await expect(page).toHaveTitle(/^Funds/);
  const order = page.getByRole("table", { name: "Funds" }).getByRole("row");
  await expect(order.nth(1)).toContainText("General");
  await expectAccessible(page);
  await skipToContent(page);
  const up = page.getByRole("button", { name: "Move Missions up" });
  await tabTo(page, up);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Missions moved to position 2 of 3.")).toBeAttached();
  await expect(up).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(order.nth(1)).toContainText("Missions");
  await expect(order.nth(1)).toContainText("Default");
  await expect(up).toBeFocused();
  await expect
    .poll(async () => (await callWire(listFunds, token, {})).map(({ name }) => name))
    .toEqual(["Missions", "General", "Roof"]);
  await page.reload();
  await expect(order.nth(1)).toContainText("Missions");

  await openGateway(token);
  for (const address of ["/giving", `${site}/${church.subDomain}/give`]) {
    await page.goto(address);
    const fund = page.getByLabel("Fund", { exact: true });
    await expect(fund.locator("option:checked")).toHaveText("Missions");
    await expect(fund.getByRole("option")).toHaveText(["Missions", "General", "Roof"]);
  }
});
