import { addFund } from "@offertory/contract";
import { makeChurch } from "../people/own-church.ts";
import { seedPeople } from "../people/seed-people.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { skipToContent, tabAndPress, tabTo } from "../support/keyboard.ts";
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

  await page.getByRole("row").filter({ hasText: "No name" }).getByRole("link", { name: "No name" }).click();
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

const DONORS = [
  "Aquila",
  "Barnabas",
  "Cornelius",
  "Damaris",
  "Epaphras",
  "Felicia",
  "Gaius",
  "Hannah",
  "Isaac",
  "Junia",
];

test("ten checks of a Sunday are entered and the batch is closed, from first to last without a mouse", async ({
  page,
  request,
}) => {
  const church = await makeChurch(request);
  const token = await givingToken(church);
  await callWire(addFund, token, { body: { name: "General" } });
  await seedPeople(
    request,
    church,
    DONORS.map((first) => ({ name: { first, last: "Tester" } })),
  );
  await enterChurch(page.context(), church);
  await page.goto("/treasury/batches");
  await expect(page.getByRole("heading", { name: "Batches", level: 1 })).toBeVisible();
  await skipToContent(page);
  await tabAndPress(page, page.getByRole("button", { name: "Open a batch" }));
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Ten checks");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Ten checks", level: 1 })).toBeVisible();

  const donor = page.getByRole("combobox", { name: "Donor" });
  await tabTo(page, donor);
  for (const [index, name] of DONORS.entries()) {
    await expect(donor).toBeFocused();
    await page.keyboard.type(name.slice(0, 4).toLowerCase());
    await expect(page.getByRole("option", { name: new RegExp(name) })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Amount")).toBeFocused();
    await page.keyboard.type(`${index + 1}0.25`);
    // Skips the fund and the method, which keep their values, and goes on to the check number.
    for (const _ of ["fund", "method", "number"]) await page.keyboard.press("Tab");
    await expect(page.getByLabel("Check number")).toBeFocused();
    await page.keyboard.type(String(1000 + index));
    await page.keyboard.press("Enter");
    await expect(page.getByText(index === 0 ? "1 gift" : `${index + 1} gifts`, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("$552.50").first()).toBeVisible();
  const newest = page.getByRole("table", { name: "Gifts" }).getByRole("row").nth(1);
  await expect(newest).toContainText("Junia Tester");
  await expect(newest).toContainText("Check 1009");
  await tabAndPress(page, page.getByRole("button", { name: "Close batch" }), "Enter", { back: true });
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("10 gifts, $552.50 in all");
  await tabAndPress(page, question.getByRole("button", { name: "Close batch" }));
  await expect(page.getByText("The batch Ten checks is closed.")).toBeVisible();
});
