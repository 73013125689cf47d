import { manyPeople, seedPeople } from "../people/seed-people.ts";
import { enterChurch } from "../support/enter-church.ts";
import {
  expectFocusInMain,
  expectTrapped,
  skipToContent,
  tabAndChoose,
  tabAndPress,
  tabAndType,
  tabTo,
} from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the list of people is searched, sorted, selected, paged and exported by keyboard alone", async ({
  page,
  context,
  request,
  church,
}) => {
  await seedPeople(request, church, manyPeople(54));
  await enterChurch(context, church);
  await page.goto("/people");
  const rows = page.getByRole("table", { name: "People" }).locator("tbody tr");
  await expect(rows).toHaveCount(50);
  await skipToContent(page);
  const search = page.getByRole("searchbox", { name: "Search people" });
  await tabAndType(page, search, "number 04");
  await expect(rows).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(rows).toHaveCount(50);
  await tabAndChoose(page, page.getByRole("combobox", { name: "Membership status" }), "Visitor");
  await expect(rows).toHaveCount(36);
  await page.keyboard.press("Home");
  await expect(rows).toHaveCount(50);
  await tabAndPress(page, page.getByRole("button", { name: "Name", exact: true }));
  await expect(rows.first()).toContainText("Number 54");

  await tabAndPress(page, page.getByRole("checkbox", { name: "Select Finn Number 54" }), "Space");
  await tabAndPress(page, page.getByRole("button", { name: "Archive", exact: true }), "Enter", { back: true });
  await expect(page.getByText("1 person archived.")).toBeVisible();
  // The row is gone; the Undo button has the focus.
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rows.first()).toContainText("Number 54");
  await expect(page.getByText("1 person restored.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await tabAndPress(page, page.getByRole("button", { name: "Close" }));
  await expectFocusInMain(page);

  // Tabbing backwards from the start of the page is quicker than through fifty rows.
  const next = page.getByRole("button", { name: "Next" });
  await tabTo(page, next, { back: true });
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(5);
  await expect(next).toBeFocused();
  await tabAndPress(page, page.getByRole("button", { name: "Previous" }), "Enter", { back: true });
  await expect(rows).toHaveCount(50);
  await tabTo(page, page.getByRole("button", { name: "Export CSV" }), { back: true });
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
});

test("a person is added, edited, archived and restored by keyboard alone", async ({ page, context, church }) => {
  await enterChurch(context, church);
  await page.goto("/people");
  await expect(page.getByRole("heading", { name: "People" })).toBeVisible();
  const add = page.getByRole("button", { name: "Add person" });
  await tabAndPress(page, add);
  const dialog = page.getByRole("dialog", { name: "Add person" });
  await expect(dialog.getByLabel("First name")).toBeFocused();
  await expectTrapped(page, dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("First name")).toBeFocused();
  await page.keyboard.type("Dorcas");
  await tabAndType(page, dialog.getByLabel("Last name"), "Needle");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Dorcas Needle added.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press("F6");
  await expect(page.getByRole("button", { name: "Open" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dorcas Needle" })).toBeFocused();

  await tabAndPress(page, page.getByRole("link", { name: "Edit" }));
  await tabAndType(page, page.getByLabel("City"), "Joppa");
  await tabTo(page, page.getByLabel("Birth date"));
  await page.keyboard.type("05171942");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Changes saved.")).toBeVisible();
  await expect(page.getByText("Joppa", { exact: true })).toBeVisible();
  await expect(page.getByText("May 17, 1942")).toBeVisible();

  const more = page.getByRole("button", { name: "More" });
  for (const [characters, after] of [
    ["arch", 1],
    ["bring", 0],
  ] as const) {
    await tabAndPress(page, more, "ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Download data" })).toBeFocused();
    await page.keyboard.type(characters);
    await page.keyboard.press("Enter");
    await expect(page.getByText("This person is archived")).toHaveCount(after);
    await expect(more).toBeFocused();
  }
});

test("a person's data is downloaded and the person erased by keyboard alone", async ({
  page,
  context,
  request,
  church,
}) => {
  const [person] = await seedPeople(request, church, [{ name: { first: "Simon", last: "Magus" } }]);
  await enterChurch(context, church);
  await page.goto(`/people/${person?.id}`);
  const more = page.getByRole("button", { name: "More" });
  await tabAndPress(page, more);
  await expect(page.getByRole("menuitem", { name: "Download data" })).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(file.suggestedFilename()).toBe("simon-magus.json");

  await expect(more).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: "Erase data…" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Erase Simon Magus?" });
  await expect(dialog.getByLabel("Type Simon Magus to confirm")).toBeFocused();
  await expectTrapped(page, dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Type Simon Magus to confirm")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Type the person's name to confirm.")).toBeVisible();
  await page.keyboard.type("Simon Magus");
  await tabAndPress(page, dialog.getByRole("button", { name: "Erase permanently" }));
  await expect(page.getByText("Simon Magus's data was erased.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "People" })).toBeFocused();
});

test("duplicates are marked as different people or merged by keyboard alone", async ({
  page,
  context,
  request,
  church,
}) => {
  await seedPeople(request, church, [
    { name: { first: "Priscilla", last: "Rome" }, contactInfo: { email: "p.rome@example.com" } },
    { name: { first: "Prisca", last: "Rome" }, contactInfo: { email: "p.rome@example.com", mobilePhone: "555 0177" } },
    { name: { first: "Justus", last: "Corinth" } },
    { name: { first: "Justus", last: "Corinth" } },
  ]);
  await enterChurch(context, church);
  await page.goto("/people/duplicates");
  await expect(page.getByRole("article")).toHaveCount(2);
  const pair = page.getByRole("article", { name: "Justus" });
  await tabAndPress(page, pair.getByRole("button", { name: "Not a duplicate" }));
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await tabAndPress(page, page.getByRole("button", { name: "Close" }));
  await expectFocusInMain(page);

  const compare = page.getByRole("button", { name: "Compare and merge" });
  await tabAndPress(page, compare);
  const dialog = page.getByRole("dialog", { name: "Merge people" });
  await expect(dialog).toBeVisible();
  await expectTrapped(page, dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(compare).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowDown");
  await tabAndPress(page, dialog.getByRole("button", { name: "Merge", exact: true }));
  await expect(page.getByText("No duplicates found")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectFocusInMain(page);
});

test("a household is created, gets and loses a person, and is renamed by keyboard alone", async ({
  page,
  context,
  request,
  church,
}) => {
  const [aquila] = await seedPeople(request, church, [
    { name: { first: "Aquila", last: "Pontus" } },
    { name: { first: "Priscilla", last: "Pontus" } },
  ]);
  await enterChurch(context, church);
  await page.goto(`/people/${aquila?.id}`);
  await tabAndPress(page, page.getByRole("button", { name: "Choose a household" }));
  await expect(page.getByRole("dialog").getByRole("searchbox", { name: "Find a household" })).toBeFocused();
  await tabTo(page, page.getByLabel("Or create a new household"));
  await page.keyboard.press("Enter");
  await tabAndPress(page, page.getByRole("link", { name: "Manage" }));
  await expect(page.getByRole("heading", { name: "Pontus", level: 1 })).toBeFocused();

  const add = page.getByRole("button", { name: "Add person" });
  await tabAndPress(page, add);
  await expect(page.getByRole("dialog").getByRole("searchbox", { name: "Find a person" })).toBeFocused();
  await page.keyboard.type("prisc");
  await tabAndPress(page, page.getByRole("dialog").getByRole("button", { name: /Priscilla/ }));
  await expect(page.getByText("Priscilla Pontus added to the household.")).toBeVisible();
  await expect(add).toBeFocused();
  const role = page.getByRole("combobox", { name: "Priscilla Pontus's household role" });
  await tabAndChoose(page, role, "Sp");
  await expect(page.getByRole("listitem").filter({ hasText: "Priscilla" })).toContainText("Spouse");
  await expect(role).toBeFocused();

  await tabAndPress(page, page.getByRole("button", { name: "Rename" }), "Enter", { back: true });
  await expect(page.getByLabel("Household name")).toBeFocused();
  await tabAndType(page, page.getByLabel("Household name"), "The tentmakers");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "The tentmakers" })).toBeVisible();

  await tabAndPress(page, page.getByRole("button", { name: "Remove Priscilla Pontus from the household" }));
  await expect(page.getByText("1 person", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 people", { exact: true })).toBeVisible();
});
