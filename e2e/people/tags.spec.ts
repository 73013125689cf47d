import { expect, test } from "../support/test.ts";
import { manyPeople, seedPeople } from "./seed-people.ts";

test("people are tagged together, the list is filtered by the tag, and a removed tag is restored by Undo", async ({
  page,
  request,
  signIn,
  expectAccessible,
  church,
}) => {
  await seedPeople(request, church, manyPeople(4));
  await signIn(page, church.email, church);
  await page.goto("/people");
  const rows = page.getByRole("table", { name: "People" }).locator("tbody tr");
  await expect(rows).toHaveCount(5);

  await page.getByRole("checkbox", { name: "Select Ada Number 01" }).check();
  await page.getByRole("checkbox", { name: "Select Ben Number 02" }).check();
  await page.getByRole("group", { name: "Selected people" }).getByRole("button", { name: "Tags" }).click();
  const dialog = page.getByRole("dialog", { name: "Tags of 2 people" });
  await dialog.getByRole("combobox", { name: "Find or create a tag" }).fill("Choir");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tag Choir added to 2 people.")).toBeVisible();

  await page.getByRole("combobox", { name: "Tag" }).selectOption("Choir");
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/tag=/);
  await expectAccessible(page);
  await page.reload();
  await expect(rows).toHaveCount(2);

  await rows.first().getByRole("link", { name: "Ada Number 01" }).click();
  const box = page.getByRole("region", { name: "Tags" });
  await box.getByRole("button", { name: "Remove the tag Choir" }).click();
  await expect(page.getByText("Tag Choir removed from 1 person.")).toBeVisible();
  await expect(box.getByText("No tags")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(box.getByRole("link", { name: "Choir" })).toBeVisible();
  await expectAccessible(page);

  await box.getByRole("link", { name: "Choir" }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: /Remove filter.*Choir/ }).click();
  await expect(rows).toHaveCount(5);
});

test("tags are renamed and deleted with the keyboard, and fit into a phone", async ({
  page,
  signIn,
  expectAccessible,
  church,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, church.email, church);
  await page.goto("/people");
  await page.getByRole("button", { name: "Filters" }).press("Enter");
  await page.getByRole("button", { name: "Manage tags" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Manage tags" });
  await expect(dialog.getByText("No tags yet")).toBeVisible();
  await dialog.getByRole("textbox", { name: "New tag" }).fill("Everyone who helps with the summer picnic again");
  await page.keyboard.press("Enter");
  const name = "Everyone who helps with the summer picnic again";
  await expect(dialog.getByText(name)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await dialog.getByRole("button", { name: `Rename ${name}` }).press("Enter");
  await dialog.getByRole("textbox", { name: "Tag name" }).fill("Picnic");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Picnic", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Delete Picnic" }).press("Enter");
  const confirmation = page.getByRole("alertdialog", { name: "Delete the tag Picnic?" });
  await expect(confirmation.getByText("No one has this tag.")).toBeVisible();
  await confirmation.getByRole("button", { name: "Delete tag" }).press("Enter");
  await expect(dialog.getByText("No tags yet")).toBeVisible();
});
