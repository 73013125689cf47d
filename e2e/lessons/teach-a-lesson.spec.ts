import { addLesson, addProgram, addStudy } from "@offertory/contract";
import type { Page } from "@playwright/test";
import { somePhoto } from "../gallery/some-photo.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { type LessonChurch, makeLessonChurch } from "./lesson-church.ts";

/** Creates a program with an empty lesson, both as drafts. */
async function beginLesson({ contentToken: token }: LessonChurch, title: string) {
  const program = await callWire(addProgram, token, { body: { name: "Book of Acts" } });
  const study = await callWire(addStudy, token, { body: { programId: program.id, name: "Pentecost" } });
  const lesson = await callWire(addLesson, token, { body: { studyId: study.id, title } });
  return { program, study, lesson };
}

async function openSection(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByRole("menuitem", { name: "Do", exact: true }).click();
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("textbox", { name: "Markdown text" })).toBeVisible();
}

async function addPicture(page: Page, name: string): Promise<void> {
  const gallery = page.getByRole("dialog").last();
  await gallery.getByRole("tab", { name: "Upload" }).click();
  await gallery.locator('input[type="file"]').setInputFiles(await somePhoto());
  await gallery.getByLabel("Alt text").fill(name);
  await gallery.getByRole("button", { name: "Upload", exact: true }).click();
}

test("S2.26 S2.27 S9.05 a lesson with a gallery image and a button is published, found, read, printed, presented and downloaded", async ({
  page,
  context,
  browser,
  request,
  lessons,
  expectAccessible,
}) => {
  const word = `kite${Date.now().toString(36)}`;
  const church = await makeLessonChurch(request);
  const { program, lesson } = await beginLesson(church, "Wind and fire");
  await enterChurch(context, church);
  await page.goto(`${lessons}/edit/lessons/${lesson.id}`);
  await openSection(page);
  const editor = page.getByRole("dialog", { name: "Do" });
  const text = editor.getByRole("textbox", { name: "Markdown text" });
  await text.fill(`Build a ${word}\n\n`);
  await editor.getByRole("button", { name: "Link or button" }).click();
  const link = page.getByRole("dialog", { name: "Insert link or button" });
  await link.getByLabel("URL").fill("https://example.org/plan");
  await link.getByLabel("Text", { exact: true }).fill("See the plan");
  await link.getByRole("radio", { name: "Button", exact: true }).check();
  await link.getByRole("button", { name: "Insert" }).click();
  await expect(text).toHaveValue(/\[See the plan\]\(https:\/\/example\.org\/plan\)\{\.btn /);
  await editor.getByRole("button", { name: "Image" }).click();
  await addPicture(page, "A red kite");
  await expect(text).toHaveValue(/!\[A red kite\]\(<?\/content\//);
  await expectAccessible(page);
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Choose image" }).click();
  await addPicture(page, "For the list");
  await expect(page.getByRole("button", { name: "Change image" })).toBeVisible();
  await page.getByRole("button", { name: "Remove image" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Change image" })).toBeVisible();
  const file = { name: "Plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 a kite") };
  await page.getByLabel("Add files").setInputFiles(file);
  await expect(page.getByRole("link", { name: /Plan\.pdf/ })).toBeVisible();

  // Nobody else sees the lesson until both are published.
  const visitor = await browser.newContext();
  const their = await visitor.newPage();
  await their.goto(`${lessons}/?q=${word}`);
  await expect(their.getByText("No results")).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("button", { name: "Unpublish" })).toBeVisible();
  await their.goto(`${lessons}/programs/${church.subDomain}/${program.slug}`);
  await expect(their.getByText("Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Book of Acts" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("button", { name: "Unpublish" })).toBeVisible();

  await their.goto(lessons);
  await their.getByLabel("Search lessons").fill(word);
  await their.getByRole("link", { name: "Wind and fire" }).click();
  const picture = their.getByRole("img", { name: "A red kite" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expect(their.getByRole("link", { name: "See the plan" })).toHaveClass(/\bbtn\b/);
  await expectAccessible(their);
  const download = their.waitForEvent("download");
  await their.getByRole("link", { name: /Plan\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe("Plan.pdf");

  await their.emulateMedia({ media: "print" });
  await expect(picture).toBeVisible();
  await expect(their.getByRole("link", { name: "Present" })).toHaveCount(0);
  await their.emulateMedia({ media: "screen" });
  await their.getByRole("link", { name: "Present" }).focus();
  await their.keyboard.press("Enter");
  await expect(their.getByRole("status")).toHaveText("Slide 1 of 2: Wind and fire");
  await their.keyboard.press("PageDown");
  await expect(picture).toBeInViewport();
  await expect(their.getByRole("status")).toHaveText("Slide 2 of 2: Do");
  await visitor.close();
});

test("S2.26 a text that fails to save stays in its editor until it is saved", async ({
  page,
  context,
  request,
  lessons,
}) => {
  const church = await makeLessonChurch(request);
  const { lesson } = await beginLesson(church, "Kept");
  await enterChurch(context, church);
  await page.goto(`${lessons}/edit/lessons/${lesson.id}`);
  await openSection(page);
  const text = page.getByRole("textbox", { name: "Markdown text" });
  await text.fill("An hour of work");
  await page.route("**/lessons/sections/*", (route) => route.abort());
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(text).toHaveValue("An hour of work");
  await page.unrouteAll({ behavior: "wait" });
  await text.press("End");
  await text.pressSequentially(", and more");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: /^Do/ }).first().click();
  await expect(page.getByText("An hour of work, and more")).toBeVisible();
});
