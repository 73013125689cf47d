import { expect, test } from "../support/test.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { openEditor, pressTool, save, savedText, toolbar, visualText } from "./editor-page.ts";

test("S2.25 a text is written, previewed, edited as HTML, sanitized and saved", async ({ page }) => {
  await openEditor(page, "HTML", "<p>Hello</p>");
  await expect(visualText(page)).toBeFocused();
  await page.keyboard.type(" world");
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page.getByRole("region", { name: "Preview" })).toHaveText("Hello world");
  await page.getByRole("tab", { name: "HTML Source" }).click();
  const source = page.getByRole("textbox", { name: "HTML Source" });
  await expect(source).toHaveValue("<p>Hello world</p>");
  await source.fill("<h2>Welcome</h2><p onclick='x()'>To <b>all</b></p><script>x()</script>");
  await page.getByRole("tab", { name: "Edit" }).click();
  await expect(visualText(page).getByRole("heading", { level: 2 })).toHaveText("Welcome");
  await save(page);
  await expect(savedText(page)).toHaveText("<h2>Welcome</h2><p>To <b>all</b></p>");
});

test("S9.04 the toolbar has the specified tools, and each tool applies its format", async ({ page }) => {
  await openEditor(page, "HTML", "<p>Grace</p>");
  const options = (label: string) => toolbar(page).getByLabel(label).locator("option").allTextContents();
  const sizes = ["12", "14", "16", "18", "20", "24", "28", "32", "36", "48"].map((size) => `${size} px`);
  expect(await options("Font size")).toEqual(["Default", ...sizes]);
  const headings = [1, 2, 3, 4, 5, 6].map((level) => `Heading ${level}`);
  expect(await options("Paragraph style")).toEqual(["Paragraph", ...headings, "Code block"]);
  expect(await visualText(page).evaluate((element) => getComputedStyle(element).minHeight)).toBe("150px");

  const html = () => visualText(page).innerHTML();
  await page.keyboard.press("ControlOrMeta+a");
  for (const [name, tag] of [
    ["Bold", "strong"],
    ["Italic", "em"],
    ["Underline", "u"],
    ["Strikethrough", "s"],
  ] as const) {
    await pressTool(page, name);
    await expect(toolbar(page).getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    expect(await html()).toBe(`<p><${tag}>Grace</${tag}></p>`);
    await pressTool(page, name);
  }
  await toolbar(page).getByLabel("Font size").selectOption("48 px");
  expect(await html()).toBe('<p><span class="font-size-48">Grace</span></p>');
  await pressTool(page, "Center");
  await toolbar(page).getByLabel("Paragraph style").selectOption("Heading 6");
  expect(await html()).toBe('<h6 class="align-center"><span class="font-size-48">Grace</span></h6>');
  await pressTool(page, "Clear formatting");
  expect(await html()).toBe("<p>Grace</p>");
  await pressTool(page, "Undo");
  expect(await html()).not.toBe("<p>Grace</p>");
  await pressTool(page, "Redo");
  expect(await html()).toBe("<p>Grace</p>");
  await pressTool(page, "Quote");
  expect(await html()).toBe("<blockquote><p>Grace</p></blockquote>");
  await pressTool(page, "Quote");
  await pressTool(page, "Numbered list");
  expect(await html()).toBe("<ol><li><p>Grace</p></li></ol>");
  await pressTool(page, "Bulleted list");
  expect(await html()).toBe("<ul><li><p>Grace</p></li></ul>");
  await pressTool(page, "Bulleted list");
  await toolbar(page).getByLabel("Paragraph style").selectOption("Code block");
  expect(await html()).toBe("<pre><code>Grace</code></pre>");
  await toolbar(page).getByLabel("Paragraph style").selectOption("Paragraph");
  await page.keyboard.press("End");
  await pressTool(page, "Image");
  await save(page);
  await expect(savedText(page)).toHaveText(
    '<p>Grace<img src="/content/grace/gallery/1.78/1700000000.jpg" alt="Our hall"></p>',
  );
});

test("S9.04 URLs and email addresses become links while they are typed", async ({ page }) => {
  await openEditor(page, "HTML");
  await page.keyboard.type("See https://grace.test and write to ada@grace.org now");
  await save(page);
  await expect(savedText(page)).toHaveText(
    '<p>See <a href="https://grace.test">https://grace.test</a> and write to <a href="mailto:ada@grace.org">ada@grace.org</a> now</p>',
  );
});

test("S5.12 the keyboard nests lists at most seven deep, and deeper items from HTML Source move to the seventh level", async ({
  page,
}) => {
  await openEditor(page, "HTML", "<ul><li>0</li></ul>");
  for (let item = 1; item < 10; item += 1) {
    await page.keyboard.press("Enter");
    await page.keyboard.type(String(item));
    await page.keyboard.press("Tab");
  }
  await expect(toolbar(page).getByRole("button", { name: "Increase indent" })).toHaveAttribute("aria-disabled", "true");
  await expect(visualText(page).locator("ul ul ul ul ul ul ul")).toHaveCount(1);
  await expect(visualText(page).locator("ul ul ul ul ul ul ul ul")).toHaveCount(0);
  await expect(visualText(page).locator("li")).toHaveCount(10);

  const nested = Array.from({ length: 9 }, (_, depth) => `<ul><li>${depth + 1}`).join("") + "</li></ul>".repeat(9);
  await page.getByRole("tab", { name: "HTML Source" }).click();
  await page.getByRole("textbox", { name: "HTML Source" }).fill(nested);
  await page.getByRole("tab", { name: "Edit" }).click();
  await expect(visualText(page).locator("ul ul ul ul ul ul ul > li")).toHaveText(["7", "8", "9"]);
  await expect(visualText(page)).toHaveText("123456789");
});

test("S2.25 the toolbar is a single tab stop, and arrow keys move within it", async ({ page }) => {
  await openEditor(page, "HTML", "<p>Grace</p>");
  await expect(visualText(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(toolbar(page).getByLabel("Paragraph style")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(toolbar(page).getByLabel("Font size")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(toolbar(page).getByRole("button", { name: "Bold" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(toolbar(page).getByRole("button", { name: "Clear formatting" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(toolbar(page).getByLabel("Paragraph style")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(visualText(page)).toBeFocused();
});

for (const scheme of ["light", "dark"] as const) {
  test(`S2.25 the HTML editor is accessible in the ${scheme} color scheme and fits a phone`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openEditor(page, "HTML", '<h2>Welcome</h2><p>To <a href="/all">all</a></p>');
    await expect(visualText(page)).toBeFocused();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNothingTooWide(page);
    await page.getByRole("tab", { name: "HTML Source" }).click();
    await expectAccessible(page);
  });
}
