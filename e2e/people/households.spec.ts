import { expect, test } from "../support/test.ts";
import { seedPeople } from "./seed-people.ts";

test("a household is created and renamed, and a person is added, removed and restored", async ({
  page,
  request,
  signIn,
  expectAccessible,
  church,
}) => {
  const [aquila] = await seedPeople(request, church, [
    { name: { first: "Aquila", last: "Pontus" } },
    { name: { first: "Priscilla", last: "Pontus" } },
  ]);
  await signIn(page, church.email, church);
  await page.goto(`/people/${aquila?.id}`);
  await page.getByRole("button", { name: "Choose a household" }).click();
  await expectAccessible(page);
  await expect(page.getByLabel("Or create a new household")).toHaveValue("Pontus");
  await page.getByRole("button", { name: "Create household" }).click();
  await page.getByRole("link", { name: "Manage" }).click();
  await expect(page.getByRole("heading", { name: "Pontus", level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Add person" }).click();
  await page.getByRole("dialog").getByRole("searchbox", { name: "Find a person" }).fill("prisc");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Priscilla/ })
    .click();
  await expect(page.getByText("Priscilla Pontus added to the household.")).toBeVisible();
  await page.getByRole("combobox", { name: "Priscilla Pontus's household role" }).selectOption("Spouse");
  await expect(page.getByRole("listitem").filter({ hasText: "Priscilla" })).toContainText("Spouse");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Household name").fill("The tentmakers");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "The tentmakers" })).toBeVisible();

  await page.getByRole("button", { name: "Remove Priscilla Pontus from the household" }).click();
  await expect(page.getByText("1 person", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 people", { exact: true })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Priscilla Pontus's household role" })).toHaveValue("Spouse");
});
