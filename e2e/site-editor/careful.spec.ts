import type { Browser, Page } from "@playwright/test";
import { readPage } from "@offertory/contract";
import type { OwnChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { createTestPage } from "./create-test-page.ts";
import { textInPlace, writeInPlace } from "./text-in-place.ts";

const TEXTS = ["We sing on Thursdays", "Come and listen"];

const saved = (page: Page) => expect(page.getByText("All changes saved")).toBeVisible();
const edit = (page: Page, words: string) => page.getByRole("button", { name: `Edit Text: ${words}` });
const more = async (page: Page, item: string) => {
  await page.getByRole("main").getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

const someoneElse = async (browser: Browser, church: OwnChurch): Promise<Page> => {
  const context = await browser.newContext();
  await enterChurch(context, church);
  return context.newPage();
};

test("a preview link shows a draft to a visitor, and the draft is discarded after confirmation", async ({
  page,
  context,
  browser,
  request,
  site,
  expectAccessible,
}) => {
  const church = await createTestPage(request, ...TEXTS);
  await enterChurch(context, church);
  await page.goto(`/site/pages/${church.pageId}`);
  await writeInPlace(page, "Come and listen", ", or sing along");
  await saved(page);
  await expect(page.getByText("Published (unpublished changes)")).toBeVisible();
  await more(page, "Share preview");
  const link = await page.getByRole("dialog").getByRole("textbox", { name: "Preview link" }).inputValue();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByText("or sing along")).toBeVisible();
  await visitor.goto(`${site}/${church.subDomain}/choir`);
  await expect(visitor.getByText("Come and listen")).toBeVisible();
  await expect(visitor.getByText("or sing along")).toHaveCount(0);
  await visitor.context().close();

  await more(page, "Discard changes");
  const question = page.getByRole("alertdialog");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(edit(page, "Come and listen, or sing along")).toBeVisible();
  await more(page, "Discard changes");
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(edit(page, "Come and listen, or sing along")).toHaveCount(0);
  await expect(edit(page, "Come and listen")).toBeVisible();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
});

test("when two users change the same element, the second is asked, and changes to different elements are both kept", async ({
  page,
  context,
  browser,
  request,
}) => {
  const church = await createTestPage(request, ...TEXTS);
  await enterChurch(context, church);
  const other = await someoneElse(browser, church);
  await page.goto(`/site/pages/${church.pageId}`);
  await other.goto(`/site/pages/${church.pageId}`);
  await edit(page, "We sing on Thursdays").click();
  await expect(textInPlace(page)).toBeFocused();
  await writeInPlace(other, "We sing on Thursdays", " at six");
  await saved(other);

  await textInPlace(page).press("ControlOrMeta+End");
  await page.keyboard.type(" at seven");
  await page.getByRole("button", { name: "Done" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Someone else changed this");
  await question.getByRole("button", { name: "Keep their version" }).click();
  await expect(edit(page, "We sing on Thursdays at six")).toBeVisible();

  // Edits of different parts of the page do not conflict.
  await writeInPlace(page, "Come and listen", " to us");
  await saved(page);
  await writeInPlace(other, "We sing on Thursdays at six", " thirty");
  await saved(other);
  const { elements } = await callWire(readPage, church.contentToken, { params: { id: church.pageId } });
  expect(new Set(elements.map(({ answers }) => answers["text"]))).toEqual(
    new Set(["<p>Come and listen to us</p>", "<p>We sing on Thursdays at six thirty</p>"]),
  );
  await other.context().close();
});

test("unsaved changes to a page are not discarded without confirmation", async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const church = await createTestPage(request, ...TEXTS);
  await enterChurch(context, church);
  await page.goto(`/site/pages/${church.pageId}`);
  await page.getByRole("button", { name: "Add to section 1" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Button/ })
    .click();
  // Nothing was typed, so the editor closes without asking.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Add to section 1" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Button/ })
    .click();
  await page.getByLabel("Text", { exact: true }).fill("Join us");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Join us");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.route("**/elements", (route) => route.abort());
  await writeInPlace(page, "Come and listen", ", please");
  await expect(page.getByText("Couldn't save: Text: Come and listen, please")).toBeVisible();
  await page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: "People" }).click();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await page.unroute("**/elements");
  await page.getByRole("button", { name: "Try again" }).click();
  await saved(page);
  await page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: "People" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
});
