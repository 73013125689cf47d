import type { Page } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { skipToContent, tabAndPress, tabAndType, tabTo } from "../support/keyboard.ts";
import { EVERY_LOOK, inLooks } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { writeInPlace } from "./text-in-place.ts";

const saved = (page: Page) => expect(page.getByText("All changes saved")).toBeVisible();
const add = async (page: Page, where: string, type: RegExp) => {
  await page.getByRole("button", { name: where }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: type }).click();
};
const section = (page: Page, number: number) => page.getByRole("group", { name: `Section ${number}`, exact: true });

async function openNewPage(page: Page, title: string): Promise<void> {
  await page.goto("/site");
  await page.getByRole("button", { name: "New page" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test("S7.11 S2.25 a text is sent as an element, and a text that fails to save is kept until Try again saves it", async ({
  page,
  context,
  church,
}) => {
  await enterChurch(context, church);
  await openNewPage(page, "Youth");
  await page.getByRole("button", { name: "Add section" }).click();
  await add(page, "Add to section 1", /^Text/);
  const editor = page.getByRole("dialog", { name: "Add: Text" });
  await editor.locator('[contenteditable="true"]').click();
  await page.keyboard.type("Wednesdays at seven");
  const [sent] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith("/elements") && one.method() === "POST"),
    editor.getByRole("button", { name: "Save" }).click(),
  ]);
  const answers = { text: "<p>Wednesdays at seven</p>" };
  expect(sent.postDataJSON()).toMatchObject([{ elementType: "text", answers, answersJSON: JSON.stringify(answers) }]);
  await saved(page);

  await page.route("**/elements", (route) => route.abort());
  await writeInPlace(page, "Wednesdays at seven", ", with supper");
  await expect(page.getByText("Couldn't save: Text: Wednesdays at seven, with supper")).toBeVisible();
  await expect(section(page, 1)).toContainText("with supper");
  await page.unroute("**/elements");
  await page.getByRole("button", { name: "Try again" }).click();
  await saved(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit Text: Wednesdays at seven, with supper" })).toBeVisible();
});

test("an image is added to a text from the gallery, which opens above the editor", async ({
  page,
  context,
  church,
}) => {
  await enterChurch(context, church);
  await openNewPage(page, "Choir");
  await page.getByRole("button", { name: "Add section" }).click();
  await add(page, "Add to section 1", /^Text/);
  const editor = page.getByRole("dialog", { name: "Add: Text" });
  await editor.locator('[contenteditable="true"]').click();
  await page.keyboard.type("We sing");
  await editor.getByRole("button", { name: "Image" }).click();
  const gallery = page.getByRole("dialog", { name: "Images" });
  await gallery.getByRole("tab", { name: "Stock Photos" }).click();
  await gallery
    .getByRole("button", { name: /^Use photo/ })
    .first()
    .click();
  await gallery.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(gallery).toBeHidden();
  await expect(editor.locator("img[src]")).toBeVisible();
  await editor.getByRole("button", { name: "Save" }).click();
  await saved(page);
  await expect(section(page, 1).locator("img")).toBeVisible();
});

test("columns are filled, and elements are moved between them by keyboard and mouse", async ({
  page,
  context,
  church,
}) => {
  await enterChurch(context, church);
  await openNewPage(page, "Groups");
  await page.getByRole("button", { name: "Add section" }).click();
  await add(page, "Add to section 1", /^Columns/);
  await add(page, "Add to column 1", /^Events/);
  await page.getByRole("textbox", { name: "Heading" }).fill("Soon");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const soon = page.getByRole("button", { name: "Edit Events: Soon" });
  await expect(soon).toBeVisible();
  await add(page, "Add to column 2", /^Giving/);
  await page.getByRole("textbox", { name: "Heading" }).fill("Give");
  await page.getByRole("textbox", { name: "Amounts (USD)" }).fill("25 50");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Edit Giving: Give" })).toBeVisible();
  await saved(page);

  await soon.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByText("Events: Soon moved to position 1 in section 1.")).toBeAttached();
  await expect(soon).toBeFocused();
  await saved(page);
  const columns = page.getByRole("group", { name: "Columns" }).locator(":scope > div > div");
  await expect(columns.nth(1)).toContainText("Soon");
  await columns.nth(1).locator("[data-element]").first().hover();
  await columns
    .nth(1)
    .locator("[draggable]")
    .first()
    .dragTo(page.getByRole("button", { name: "Add to column 1" }));
  await saved(page);
  await expect(columns.nth(0)).toContainText("Soon");
  await page.reload();
  await expect(columns.nth(0)).toContainText("Soon");
  await expect(columns.nth(1)).toContainText("Give");
});

test("by keyboard alone, a page is created, filled, changed and published", async ({ page, context, church }) => {
  await enterChurch(context, church);
  await page.goto("/site");
  await expect(page.getByRole("button", { name: "New page" })).toBeVisible();
  await skipToContent(page);
  await tabAndPress(page, page.getByRole("button", { name: "New page" }));
  await tabAndType(page, page.getByRole("textbox", { name: "Title" }), "Visit");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Visit" })).toBeVisible();
  await tabAndPress(page, page.getByRole("button", { name: "Add section" }));
  await tabAndPress(page, page.getByRole("button", { name: "Add to section 1" }));
  await tabAndPress(page, page.getByRole("dialog").getByRole("button", { name: /^Video/ }));
  await expect(page.getByRole("textbox", { name: "Video URL" })).toBeFocused();
  await page.keyboard.type("https://youtu.be/dQw4w9WgXcQ");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Our church in two minutes");
  await expect(page.getByText("YouTube video.", { exact: false })).toBeVisible();
  await page.keyboard.press("Enter");
  const video = page.getByRole("button", { name: "Edit Video: Our church in two minutes" });
  await expect(video).toBeVisible();
  await saved(page);
  await tabAndPress(page, page.getByRole("button", { name: "Tools for Video: Our church in two minutes" }));
  await page.keyboard.type("Dup");
  await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(video).toHaveCount(2);
  await saved(page);
  await tabTo(page, video.first(), { back: true });
  await page.keyboard.press("Delete");
  await expect(video).toHaveCount(1);
  await tabAndPress(page, page.getByRole("button", { name: /^Undo: Video/ }));
  await expect(video).toHaveCount(2);
  await tabAndPress(page, page.getByRole("button", { name: "Publish" }), "Enter", { back: true });
  await expect(page.getByText("Visit published.")).toBeVisible();
});

test("a newly registered church can edit its starter site, accessible on a phone and in dark mode", async ({
  page,
  context,
  expectAccessible,
  church,
}) => {
  test.slow();
  await enterChurch(context, church);
  await page.goto("/site");
  await page.getByRole("main").getByRole("link", { name: /\/$/ }).first().click();
  await expect(page.getByText("Click anything to edit it.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Edit Text: / }).first()).toBeVisible();
  await inLooks(page, EVERY_LOOK, async () => {
    await expectAccessible(page);
    await expectNothingTooWide(page);
    await page
      .getByRole("button", { name: /^Tools for Text/ })
      .first()
      .click();
    await expect(page.getByRole("menuitem", { name: "Move down" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Add to section 1" }).click();
    await expect(page.getByRole("dialog", { name: "What do you want to add?" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  // The last look is a phone, where the previews are in the menu.
  await page.getByRole("main").getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Phone preview" }).click();
  const phone = page.frameLocator('iframe[title="Phone preview"]');
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await phone.locator("body").evaluate((body) => getComputedStyle(body).fontFamily)).toContain("Inter");
});

test("a changed menu is saved and visible to visitors", async ({ page, context, site, expectAccessible, church }) => {
  await enterChurch(context, church);
  await page.goto("/site/menu");
  await page.getByRole("button", { name: "Add menu item" }).click();
  const line = page.getByRole("main").locator("ol > li").last();
  await line.getByRole("textbox", { name: "Name" }).fill("Podcast");
  await line.getByRole("textbox", { name: "URL" }).fill("podcast.example.org");
  await line.getByRole("button", { name: "Move Podcast up" }).press("ArrowUp");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Menu saved.")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNothingTooWide(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site}/${church.subDomain}`);
  await expect(page.getByRole("link", { name: "Podcast" }).first()).toHaveAttribute(
    "href",
    "https://podcast.example.org",
  );
});

test("a member cannot open the pages and the menu of the site editor", async ({ page, portal, signIn }) => {
  await signIn(page, "member@example.com");
  for (const path of ["/site", "/site/menu", "/site/pages/any"]) {
    await page.goto(portal + path);
    await expect(page.getByText("You don't have access to this page")).toBeVisible();
  }
});
