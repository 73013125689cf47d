import type { Page } from "@playwright/test";
import { makeChurch } from "../people/own-church.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { EVERY_LOOK, inLooks } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";

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

test("S7.11 S2.25 a text is written in the editor and sent as an element; what cannot be saved is not lost", async ({
  page,
  context,
  request,
}) => {
  await enterChurch(context, await makeChurch(request));
  await openNewPage(page, "Youth");
  await page.getByRole("button", { name: "Add a section" }).click();
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
  await page.getByRole("button", { name: "Edit Text: Wednesdays at seven" }).click();
  const again = page.getByRole("dialog", { name: "Edit: Text" });
  await again.locator('[contenteditable="true"]').click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(", with supper");
  await again.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Not saved: Text: Wednesdays at seven, with supper")).toBeVisible();
  await expect(section(page, 1)).toContainText("with supper");
  await page.unroute("**/elements");
  await page.getByRole("button", { name: "Try again" }).click();
  await saved(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit Text: Wednesdays at seven, with supper" })).toBeVisible();
});

test("a picture goes into a text through the gallery, above the editor", async ({ page, context, request }) => {
  await enterChurch(context, await makeChurch(request));
  await openNewPage(page, "Choir");
  await page.getByRole("button", { name: "Add a section" }).click();
  await add(page, "Add to section 1", /^Text/);
  const editor = page.getByRole("dialog", { name: "Add: Text" });
  await editor.locator('[contenteditable="true"]').click();
  await page.keyboard.type("We sing");
  await editor.getByRole("button", { name: "Picture" }).click();
  const gallery = page.getByRole("dialog", { name: "Pictures" });
  await gallery.getByRole("tab", { name: "Stock Photos" }).click();
  await gallery
    .getByRole("button", { name: /^Use the photo/ })
    .first()
    .click();
  await gallery.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(gallery).toBeHidden();
  await expect(editor.locator("img[src]")).toBeVisible();
  await editor.getByRole("button", { name: "Save" }).click();
  await saved(page);
  await expect(section(page, 1).locator("img")).toBeVisible();
});

test("columns are filled, and elements go between them by keys and by mouse", async ({ page, context, request }) => {
  await enterChurch(context, await makeChurch(request));
  await openNewPage(page, "Groups");
  await page.getByRole("button", { name: "Add a section" }).click();
  await add(page, "Add to section 1", /^Columns/);
  await add(page, "Add to column 1", /^Events/);
  await page.getByRole("textbox", { name: "Heading" }).fill("Soon");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const soon = page.getByRole("button", { name: "Edit Events: Soon" });
  await expect(soon).toBeVisible();
  await add(page, "Add to column 2", /^Giving/);
  await page.getByRole("textbox", { name: "Heading" }).fill("Give");
  await page.getByRole("textbox", { name: "Amounts in dollars" }).fill("25 50");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Edit Giving: Give" })).toBeVisible();
  await saved(page);

  await soon.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByText("Events: Soon is now at place 1 of section 1.")).toBeAttached();
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

test("a page is made by the keyboard alone", async ({ page, context, request }) => {
  await enterChurch(context, await makeChurch(request));
  await openNewPage(page, "Visit");
  await page.getByRole("button", { name: "Add a section" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Add to section 1" }).focus();
  await page.keyboard.press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Video/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Address of the video" })).toBeFocused();
  await page.keyboard.type("https://youtu.be/dQw4w9WgXcQ");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Our church in two minutes");
  await expect(page.getByText("A video from YouTube.", { exact: false })).toBeVisible();
  await page.keyboard.press("Enter");
  const video = page.getByRole("button", { name: "Edit Video: Our church in two minutes" });
  await expect(video).toBeVisible();
  await saved(page);
  await page.getByRole("button", { name: "Tools for Video: Our church in two minutes" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Duplicate" }).focus();
  await page.keyboard.press("Enter");
  await expect(video).toHaveCount(2);
  await saved(page);
  await video.first().focus();
  await page.keyboard.press("Delete");
  await expect(video).toHaveCount(1);
  await page.getByRole("button", { name: /^Undo: Video/ }).focus();
  await page.keyboard.press("Enter");
  await expect(video).toHaveCount(2);
  await page.getByRole("button", { name: "Publish" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Visit is published.")).toBeVisible();
});

test("a church that just registered finds its starter site, usable on a phone and in the dark", async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  test.slow();
  await enterChurch(context, await makeChurch(request));
  await page.goto("/site");
  await page.getByRole("main").getByRole("link", { name: /\/$/ }).first().click();
  await expect(page.getByText("Click what you want to change.", { exact: false })).toBeVisible();
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
  await page.getByRole("button", { name: "Phone preview" }).click();
  const phone = page.frameLocator('iframe[title="The page on a phone"]');
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await phone.locator("body").evaluate((body) => getComputedStyle(body).fontFamily)).toContain("Inter");
});

test("the menu is changed, saved whole, and visitors see it", async ({
  page,
  context,
  request,
  site,
  expectAccessible,
}) => {
  const church = await makeChurch(request);
  await enterChurch(context, church);
  await page.goto("/site/menu");
  await page.getByRole("button", { name: "Add a line" }).click();
  const line = page.getByRole("main").locator("ol > li").last();
  await line.getByRole("textbox", { name: "Name" }).fill("Podcast");
  await line.getByRole("textbox", { name: "Address" }).fill("podcast.example.org");
  await line.getByRole("button", { name: "Move Podcast up" }).press("ArrowUp");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("The menu was saved.")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNothingTooWide(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site}/${church.subDomain}`);
  await expect(page.getByRole("link", { name: "Podcast" }).first()).toHaveAttribute(
    "href",
    "https://podcast.example.org",
  );
});

test("a member sees neither the site's pages nor their menu", async ({ page, portal, signIn }) => {
  await signIn(page, "member@example.com");
  for (const path of ["/site", "/site/menu", "/site/pages/any"]) {
    await page.goto(portal + path);
    await expect(page.getByText("You do not have permission to see this")).toBeVisible();
  }
});
