import { addFund } from "@offertory/contract";
import { makeChurch } from "../people/own-church.ts";
import { seedPeople } from "../people/seed-people.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { givingToken } from "./give-by-card.ts";

test("G1.05 a Sunday's cash and checks are entered by the keyboard alone, corrected, voided and closed", async ({
  page,
  request,
  expectAccessible,
}) => {
  const church = await makeChurch(request);
  const token = await givingToken(church);
  for (const name of ["General", "Missions"]) await callWire(addFund, token, { body: { name } });
  await seedPeople(request, church, [
    { name: { first: "Phoebe", last: "Cenchreae" } },
    { name: { first: "Lydia", last: "Purple" } },
  ]);
  await enterChurch(page.context(), church);
  await page.goto("/treasury/batches");
  await page.getByRole("button", { name: "Open a batch" }).first().click();
  await page.getByRole("dialog").getByLabel("Name").fill("First Sunday");
  await expectAccessible(page);
  await page.getByRole("dialog").getByLabel("Name").press("Enter");
  await expect(page.getByRole("heading", { name: "First Sunday", level: 1 })).toBeVisible();
  await expectAccessible(page);

  const donor = page.getByRole("combobox", { name: "Donor" });
  await donor.focus();
  await page.keyboard.type("phoe");
  await expect(page.getByRole("option", { name: /Phoebe Cenchreae/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Amount")).toBeFocused();
  await page.keyboard.type("125.50");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 gift", { exact: true })).toBeVisible();
  await expect(donor).toBeFocused();

  await page.keyboard.type("nobody we know");
  await expect(page.getByText("Nobody found")).toBeVisible();
  await page.getByLabel("Amount").fill("5");
  await page.getByLabel("Amount").press("Enter");
  await expect(page.getByText("Choose somebody from the list, or leave this empty.")).toBeVisible();
  await expect(donor).toBeFocused();
  await donor.fill("");
  await page.getByLabel("Method").selectOption({ label: "Cash" });
  await page.getByLabel("Amount").press("Enter");
  await expect(page.getByText("2 gifts", { exact: true })).toBeVisible();
  await expect(page.getByText("$130.50").first()).toBeVisible();

  await page.getByRole("button", { name: "Correct the gift of Phoebe Cenchreae" }).click();
  const dialog = page.getByRole("dialog", { name: "Correct this gift" });
  await dialog.getByLabel("Amount").fill("120");
  await dialog.getByLabel("Check number").fill("1042");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save correction" }).click();
  await expect(page.getByText("The gift was corrected.")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Check 1042" })).toContainText("$120.00");

  await page.getByRole("row").filter({ hasText: "No name" }).getByRole("link").click();
  await page.getByRole("button", { name: "Void" }).click();
  const question = page.getByRole("alertdialog", { name: "Void the gift of $5.00 from No name?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Void gift" }).click();
  await expect(page.getByText("Voided", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "First Sunday" }).click();

  await page.getByRole("button", { name: "Close batch" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("$120.00 in all");
  await expect(page.getByRole("button", { name: "Keep it open" })).toBeFocused();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close batch" }).click();
  await expect(page.getByText("The batch First Sunday is closed.")).toBeVisible();
  await expect(donor).toHaveCount(0);
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(donor).toBeVisible();
});
