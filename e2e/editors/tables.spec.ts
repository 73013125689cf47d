import { expect, test } from "../support/test.ts";
import { markdownText, openEditor, pressTool, save, savedText, visualText } from "./editor-page.ts";

const TABLE =
  "<p>Ages</p><table><thead><tr><th>Name</th><th>Age</th></tr></thead><tbody><tr><td>Anna</td><td>12</td></tr></tbody></table>";

test("S2.25 a table from HTML Source is unchanged after it was opened in Edit and saved", async ({ page }) => {
  await openEditor(page, "HTML");
  await page.getByRole("tab", { name: "HTML Source" }).click();
  await page.getByRole("textbox", { name: "HTML Source" }).fill(TABLE);
  await page.getByRole("tab", { name: "Edit" }).click();
  await expect(visualText(page).getByRole("columnheader")).toHaveText(["Name", "Age"]);
  await save(page);
  expect(await savedText(page).textContent()).toBe(TABLE);
});

test("S2.25 a table is inserted and filled with Tab, and its rows and columns are added and deleted", async ({
  page,
  expectAccessible,
}) => {
  await openEditor(page, "HTML");
  await pressTool(page, "Table");
  await page.keyboard.type("Name");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Age");
  const tools = page.getByRole("toolbar", { name: "Table" });
  const press = (name: string) => tools.getByRole("button", { name }).click();
  await expect(tools.getByRole("button", { name: "Header row" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await press("Add column on the right");
  await expect(visualText(page).getByRole("columnheader")).toHaveCount(4);
  await page.keyboard.press("Tab");
  await press("Delete column");
  await page.keyboard.press("Shift+Tab");
  await press("Add row below");
  await expect(visualText(page).getByRole("row")).toHaveCount(4);
  await visualText(page).getByRole("cell").last().click();
  await press("Delete row");
  await expect(visualText(page).getByRole("row")).toHaveCount(3);
  await visualText(page).getByRole("columnheader").first().click();
  await press("Header row");
  await expect(visualText(page).getByRole("columnheader")).toHaveCount(0);
  await press("Header row");
  await save(page);
  const row = "<tr><td></td><td></td><td></td></tr>";
  expect(await savedText(page).textContent()).toBe(
    `<table><thead><tr><th>Name</th><th>Age</th><th></th></tr></thead><tbody>${row}${row}</tbody></table>`,
  );
});

test("S2.25 HTML that the visual editor cannot show is marked and stays unchanged while other text is edited", async ({
  page,
}) => {
  const uneven = "<table><tbody><tr><td>one</td></tr><tr><td>two</td><td>three</td></tr></tbody></table>";
  await openEditor(page, "HTML", `<p>Before</p>${uneven}`);
  await expect(page.getByText("The outlined parts can only be edited in HTML Source.")).toBeVisible();
  await visualText(page).getByText("Before").click();
  await page.keyboard.press("Home");
  await page.keyboard.type("Long ");
  await save(page);
  expect(await savedText(page).textContent()).toBe(`<p>Long Before</p>${uneven}`);
});

test("S2.26 a table is inserted in Markdown, and its rows and columns are added and deleted", async ({
  page,
  expectAccessible,
}) => {
  await openEditor(page, "Markdown", "Ages");
  await expect(markdownText(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+End");
  await pressTool(page, "Table");
  await page.keyboard.type("Name");
  const tools = page.getByRole("toolbar", { name: "Table" });
  const press = (name: string) => tools.getByRole("button", { name }).click();
  await expectAccessible(page);
  await press("Delete column");
  await press("Add column on the left");
  await page.keyboard.type("Name");
  await press("Add row below");
  await page.keyboard.type("Anna");
  await press("Add row below");
  await press("Delete row");
  await expect(markdownText(page)).toHaveValue(
    "Ages\n\n| Name |  |  |\n| --- | --- | --- |\n| Anna |  |  |\n|  |  |  |\n|  |  |  |",
  );
});
