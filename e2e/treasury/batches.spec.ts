import { addFund, listChurchDonations } from "@offertory/contract";
import { seedPeople } from "../people/seed-people.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { skipToContent, tabAndChoose, tabAndPress, tabAndType, tabTo } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";
import { givingToken } from "./give-by-card.ts";

test("G1.05 a Sunday's cash and checks are entered, corrected to two funds with a memo, voided, closed and reopened by keyboard alone", async ({
  page,
  request,
  expectAccessible,
  church,
}) => {
  const token = await givingToken(church);
  for (const name of ["General", "Missions"]) await callWire(addFund, token, { body: { name } });
  await seedPeople(request, church, [
    { name: { first: "Phoebe", last: "Cenchreae" } },
    { name: { first: "Lydia", last: "Purple" } },
  ]);
  await enterChurch(page.context(), church);
  await page.goto("/treasury/batches");
  await expect(page.getByRole("heading", { name: "Batches", level: 1 })).toBeVisible();
  await skipToContent(page);
  await tabAndPress(page, page.getByRole("button", { name: "New batch" }));
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  await page.keyboard.type("First Sunday");
  await tabAndType(page, page.getByLabel("Expected total"), "130.50");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "First Sunday", level: 1 })).toBeVisible();
  await expect(page.getByText("$130.50 left to enter")).toBeVisible();
  await expectAccessible(page);

  const donor = page.getByRole("combobox", { name: "Donor" });
  await tabTo(page, donor);
  await page.keyboard.type("phoe");
  await expect(page.getByRole("option", { name: /Phoebe Cenchreae/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Amount")).toBeFocused();
  await page.keyboard.type("125.50");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 donation", { exact: true })).toBeVisible();
  await expect(donor).toBeFocused();

  await page.keyboard.type("nobody we know");
  await expect(page.getByText("No one found")).toBeVisible();
  await tabAndType(page, page.getByLabel("Amount"), "5");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Choose a person from the list, or leave blank.")).toBeVisible();
  await expect(donor).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await tabAndChoose(page, page.getByLabel("Payment method"), "Cash");
  await tabAndPress(page, page.getByLabel("Amount"), "Enter", { back: true });
  await expect(page.getByText("2 donations", { exact: true })).toBeVisible();
  await expect(page.getByText("Matches the expected total")).toBeVisible();

  const correct = page.getByRole("button", { name: "Edit Phoebe Cenchreae's donation" });
  await tabAndPress(page, correct);
  const dialog = page.getByRole("dialog", { name: "Edit donation" });
  await tabAndType(page, dialog.getByLabel("Amount"), "100");
  await tabAndType(page, dialog.getByLabel("Check number"), "1042");
  await tabAndPress(page, dialog.getByRole("button", { name: "Split across another fund" }));
  await tabAndType(page, dialog.getByLabel("Amount").nth(1), "20", { back: true });
  await tabAndType(page, dialog.getByLabel("Memo"), "For the roof");
  await expectAccessible(page);
  await tabAndPress(page, dialog.getByRole("button", { name: "Save correction" }));
  await expect(page.getByText("Donation updated.")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Check #1042" })).toContainText("$120.00");
  await expect(correct).toBeFocused();
  const { donations } = await callWire(listChurchDonations, token, { query: {} });
  expect(donations.find(({ person }) => person)).toMatchObject({
    amount: 120,
    notes: "For the roof",
    funds: [
      { name: "General", amount: 100 },
      { name: "Missions", amount: 20 },
    ],
  });

  const nameless = page.getByRole("row").filter({ hasText: "Anonymous" }).getByRole("link", { name: "Anonymous" });
  await tabAndPress(page, nameless, "Enter", { back: true });
  await tabAndPress(page, page.getByRole("button", { name: "Void" }));
  const question = page.getByRole("alertdialog", { name: "Void the $5.00 donation from Anonymous?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await tabAndPress(page, question.getByRole("button", { name: "Void donation" }));
  await expect(page.getByText("Voided", { exact: true }).first()).toBeVisible();
  await tabAndPress(page, page.getByRole("link", { name: "First Sunday" }));

  await tabAndPress(page, page.getByRole("button", { name: "Close batch" }));
  await expect(page.getByRole("alertdialog")).toContainText("$120.00 of $130.50 entered.");
  await expect(page.getByRole("button", { name: "Keep open" })).toBeFocused();
  await tabAndPress(page, page.getByRole("alertdialog").getByRole("button", { name: "Close batch" }));
  await expect(page.getByText("First Sunday closed.")).toBeVisible();
  await expect(donor).toHaveCount(0);
  await tabAndPress(page, page.getByRole("button", { name: "Reopen" }));
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

test("ten checks are entered and their batch is closed by keyboard alone", async ({ page, request, church }) => {
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
  await tabAndPress(page, page.getByRole("button", { name: "New batch" }));
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
    await expect(page.getByText(index === 0 ? "1 donation" : `${index + 1} donations`, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("$552.50").first()).toBeVisible();
  const newest = page.getByRole("table", { name: "Donations" }).getByRole("row").nth(1);
  await expect(newest).toContainText("Junia Tester");
  await expect(newest).toContainText("Check #1009");
  await tabAndPress(page, page.getByRole("button", { name: "Close batch" }), "Enter", { back: true });
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("10 donations totaling $552.50");
  await tabAndPress(page, question.getByRole("button", { name: "Close batch" }));
  await expect(page.getByText("Ten checks closed.")).toBeVisible();
});
