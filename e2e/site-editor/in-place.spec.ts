import type { Page } from "@playwright/test";
import { readPage } from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { EVERY_LOOK, inLooks } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { createTestPage, type PageChurch } from "./create-test-page.ts";
import { textInPlace } from "./text-in-place.ts";

const ATTACK =
  '<img src=x onerror="document.documentElement.dataset.ran=1"><script>document.documentElement.dataset.ran=1</script>';

const cover = (page: Page, text: string) => page.getByRole("button", { name: `Edit Text: ${text}`, exact: true });
const saved = (page: Page) => expect(page.getByText("All changes saved")).toBeAttached();
const textsOf = async ({ contentToken, pageId }: PageChurch) => {
  const { elements } = await callWire(readPage, contentToken, { params: { id: pageId } });
  return elements.map(({ answers }) => answers["text"]);
};

/** Pastes HTML and text, as another program would put them on the clipboard. */
const paste = (page: Page, html: string, plain: string) =>
  textInPlace(page).evaluate(
    (field, data) => {
      const clipboardData = new DataTransfer();
      if (data.html) clipboardData.setData("text/html", data.html);
      clipboardData.setData("text/plain", data.plain);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, plain },
  );

test("a text is edited on the page by mouse, without moving anything, and visitors see it once it is published", async ({
  page,
  context,
  request,
  site,
  expectAccessible,
}) => {
  const church = await createTestPage(request, "We sing on Thursdays", "Come and listen");
  await enterChurch(context, church);
  await page.goto(`/site/pages/${church.pageId}`);
  const next = cover(page, "Come and listen");
  await cover(page, "We sing on Thursdays").hover();
  const before = { next: await next.boundingBox(), text: await page.getByText("We sing on Thursdays").boundingBox() };

  await cover(page, "We sing on Thursdays").dblclick();
  const text = page.getByRole("textbox", { name: "Text: We sing on Thursdays" });
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/Ctrl\+Enter to keep your changes, Escape to undo them/);
  expect({ next: await next.boundingBox(), text: await text.locator("p").boundingBox() }).toEqual(before);
  await inLooks(page, EVERY_LOOK, async () => {
    await expectNothingTooWide(page);
    await expectAccessible(page);
  });
  await text.press("ControlOrMeta+End");
  await page.keyboard.type(" at seven");
  await text.press("ControlOrMeta+a");
  await page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Bold" }).click();
  await page.getByRole("heading", { level: 1, name: "Choir" }).click();
  await expect(cover(page, "We sing on Thursdays at seven")).toBeVisible();
  await saved(page);
  expect(await textsOf(church)).toContain("<p><strong>We sing on Thursdays at seven</strong></p>");

  // One step back takes all of it, and one step forward brings it again.
  await page.keyboard.press("ControlOrMeta+z");
  await expect(cover(page, "We sing on Thursdays")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(cover(page, "We sing on Thursdays at seven")).toBeVisible();
  await saved(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Choir published.")).toBeVisible();
  await page.goto(`${site}/${church.subDomain}/choir`);
  await expect(page.getByText("We sing on Thursdays at seven")).toBeVisible();
});

test("a text is edited on the page by keyboard alone, with the formatting tools", async ({
  page,
  context,
  request,
}) => {
  const church = await createTestPage(request, "Come and listen");
  await enterChurch(context, church);
  await page.goto(`/site/pages/${church.pageId}`);
  await cover(page, "Come and listen").focus();
  await page.keyboard.type("!");
  const text = page.getByRole("textbox", { name: "Text: Come and listen" });
  await expect(text).toHaveText("Come and listen!");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Alt+F10");
  const style = page.getByRole("combobox", { name: "Paragraph style" });
  await expect(style).toBeFocused();
  await style.selectOption("Heading 2");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(cover(page, "Come and listen!")).toBeFocused();
  await saved(page);
  expect(await textsOf(church)).toEqual(["<h2>Come and listen!</h2>"]);

  await page.keyboard.press("Enter");
  await expect(textInPlace(page)).toBeFocused();
  await page.keyboard.type(" Or not");
  await page.keyboard.press("Escape");
  await expect(cover(page, "Come and listen!")).toBeFocused();
  expect(await textsOf(church)).toEqual(["<h2>Come and listen!</h2>"]);
});

test("markup that is typed or pasted on the page stays text, and pasted HTML is sanitized", async ({
  page,
  context,
  request,
  site,
}) => {
  const church = await createTestPage(request, "Typed", "Pasted");
  await enterChurch(context, church);
  await page.goto(`/site/pages/${church.pageId}`);
  const nothingRan = async () => expect(await page.locator("html").getAttribute("data-ran")).toBeNull();

  await cover(page, "Typed").click();
  await textInPlace(page).press("ControlOrMeta+End");
  await page.keyboard.insertText(` ${ATTACK}`);
  await page.keyboard.press("ControlOrMeta+Enter");
  await saved(page);
  await cover(page, "Pasted").click();
  await textInPlace(page).press("ControlOrMeta+End");
  await paste(page, "", ` ${ATTACK}`);
  await paste(page, `<p>clean ${ATTACK}<a href="javascript:alert(1)">link</a></p>`, "clean");
  await expect(textInPlace(page)).toContainText("clean");
  await nothingRan();
  await page.keyboard.press("ControlOrMeta+Enter");
  await saved(page);

  const [typed = "", pasted = ""] = await textsOf(church);
  expect(typed).toContain("&lt;script&gt;");
  expect(pasted).toContain("&lt;img src=x");
  for (const html of [typed, pasted]) expect(html).not.toMatch(/<script|<img[^>]*onerror|javascript:/);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Choir published.")).toBeVisible();
  await page.goto(`${site}/${church.subDomain}/choir`);
  await expect(page.getByText("onerror").first()).toBeVisible();
  await nothingRan();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a text is edited on the page by touch, and the hint says what touch does", async ({
    page,
    context,
    request,
  }) => {
    const church = await createTestPage(request, "Come and listen", "We sing on Thursdays");
    await enterChurch(context, church);
    await page.goto(`/site/pages/${church.pageId}`);
    await expect(page.getByText("Tap anything to edit it.", { exact: false })).toBeVisible();
    await expect(page.getByText("Click anything to edit it.", { exact: false })).toBeHidden();
    await cover(page, "Come and listen").tap();
    await expect(textInPlace(page)).toBeFocused();
    await expectNothingTooWide(page);
    await textInPlace(page).press("ControlOrMeta+End");
    await page.keyboard.type(", or sing");
    await page.getByRole("button", { name: "Done" }).tap();
    await expect(cover(page, "Come and listen, or sing")).toBeVisible();
    await saved(page);
    expect(await textsOf(church)).toContain("<p>Come and listen, or sing</p>");

    // What a mouse shows on hover is there without it.
    await page.getByRole("button", { name: "Tools for Text: We sing on Thursdays" }).tap();
    await page.getByRole("menuitem", { name: "Move up" }).tap();
    await expect(page.getByText("Text: We sing on Thursdays moved to position 1 in section 1.")).toBeAttached();
  });
});
