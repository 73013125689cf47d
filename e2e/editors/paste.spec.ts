import { expect, test } from "../support/test.ts";
import { markdownText, openEditor, paste, save, savedText, visualText } from "./editor-page.ts";
import { DOCS_AS_KEPT, FROM_DOCS, FROM_EXCEL, FROM_WEB, FROM_WORD, WEB_AS_KEPT, WORD_AS_KEPT } from "./pasted.ts";

for (const [from, copied, kept] of [
  ["Word", FROM_WORD, WORD_AS_KEPT],
  ["Google Docs", FROM_DOCS, DOCS_AS_KEPT],
  ["a web page", FROM_WEB, WEB_AS_KEPT],
] as const) {
  test(`S2.25 content pasted from ${from} is sanitized`, async ({ page }) => {
    await openEditor(page, "HTML");
    await paste(visualText(page), copied);
    await save(page);
    expect(await savedText(page).textContent()).toBe(kept);
  });
}

test("S2.26 formatted content is pasted as Markdown", async ({ page }) => {
  await openEditor(page, "Markdown", "Before ");
  await expect(markdownText(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+End");
  await paste(
    markdownText(page),
    "<b>Come</b> <a href='https://grace.test'>and see</a><ul><li>One</li></ul>",
    "Come and see",
  );
  await expect(markdownText(page)).toHaveValue("Before **Come** [and see](https://grace.test)\n\n- One");
});

test("S5.12 pasted lists deeper than seven levels keep all items at seven levels or fewer", async ({ page }) => {
  const lists = (from: number, to: number): string =>
    from > to ? "" : `<ul><li>item ${from}${lists(from + 1, to)}</li></ul>`;
  await openEditor(page, "HTML", lists(1, 5));
  await expect(visualText(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await paste(visualText(page), lists(6, 10));
  await expect(visualText(page).locator("ul ul ul ul ul ul ul ul")).toHaveCount(0);
  for (let item = 1; item <= 10; item += 1)
    await expect(visualText(page).getByText(`item ${item}`, { exact: true })).toBeVisible();
});

test("S2.25 cells pasted from Excel become a table in the HTML editor", async ({ page }) => {
  await openEditor(page, "HTML");
  await paste(visualText(page), FROM_EXCEL, "Name\tAge\nAnna\t12\nBen\t14");
  await expect(visualText(page).getByRole("row")).toHaveText([/Name\s*Age/, /Anna\s*12/, /Ben\s*14/]);
  await save(page);
  expect(await savedText(page).textContent()).toBe(
    "<table><tbody><tr><td>Name</td><td>Age</td></tr><tr><td>Anna</td>" +
      '<td class="align-right">12</td></tr><tr><td>Ben</td><td class="align-right">14</td></tr></tbody></table>',
  );
});

test("S2.26 cells pasted from Excel become a table in Markdown", async ({ page }) => {
  await openEditor(page, "Markdown", "Ages");
  await page.keyboard.press("ControlOrMeta+End");
  await paste(markdownText(page), FROM_EXCEL, "Name\tAge\nAnna\t12\nBen\t14");
  await expect(markdownText(page)).toHaveValue("Ages\n\n| Name | Age |\n| --- | --- |\n| Anna | 12 |\n| Ben | 14 |");
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveText(["Name", "Age"]);
});
