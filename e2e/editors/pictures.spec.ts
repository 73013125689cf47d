import { somePhoto } from "../gallery/some-photo.ts";
import { makeLessonChurch } from "../lessons/lesson-church.ts";
import { createTestPage } from "../site-editor/create-test-page.ts";
import { openElementDialog } from "../site-editor/text-in-place.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { EVERY_LOOK, inLooks } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { dropFiles, pasteFiles } from "./transfer-files.ts";
import { markdownText, openEditor, visualText } from "./editor-page.ts";
import { FROM_EXCEL } from "./pasted.ts";

const PICTURE = /^\/content\/[\w-]+\/gallery\/0\/[\w-]+\.jpg$/;
const NOTES = { name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };

test("S2.25 S2.27 images that are dropped or pasted into a text are uploaded to the gallery and inserted in place", async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const church = await createTestPage(request, "Come and see");
  await enterChurch(context, church);
  await page.goto(`/site/pages/${church.pageId}`);
  const editor = await openElementDialog(page, "Text: Come and see");
  const text = editor.locator('[contenteditable="true"]');
  await expect(text).toContainText("Come and see");

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/content/upload", async (route) => {
    await held;
    await route.continue();
  });
  await dropFiles(text, await somePhoto({ width: 2000, height: 1000 }), NOTES, {
    ...(await somePhoto({ width: 300, height: 200 })),
    name: "choir.png",
  });
  await expect(editor.getByRole("progressbar", { name: "Uploading hall.png…" })).toBeVisible();
  await expect(editor.getByRole("status")).toHaveText("Uploading hall.png…");
  await expect(editor.getByRole("alert")).toContainText("We couldn't add notes.pdf");
  await expect(editor.getByRole("button", { name: "Uploading…" })).toBeVisible();
  await inLooks(page, EVERY_LOOK, async () => {
    await expectNothingTooWide(page);
    await expectAccessible(page);
  });
  // Typing on meanwhile must keep the cursor, and must not move the images.
  await text.press("ControlOrMeta+End");
  await page.keyboard.type(" us");
  release();
  await expect(text.locator("img[src]")).toHaveCount(2);
  await expect(editor.getByRole("status")).toHaveText("choir.png added to the text.");
  await page.keyboard.type(" soon");
  await editor.getByRole("button", { name: "Dismiss" }).click();

  await pasteFiles(text, [await somePhoto()], '<img src="https://elsewhere.test/hall.png">');
  await expect(text.locator("img[src]")).toHaveCount(3);
  await pasteFiles(text, [await somePhoto()], FROM_EXCEL);
  await expect(text.getByRole("row")).toHaveCount(3);
  await expect(text.locator("img[src]")).toHaveCount(3);

  const [sent] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith("/elements") && one.method() === "POST"),
    editor.getByRole("button", { name: "Save" }).click(),
  ]);
  const [{ answers }]: [{ answers: { text: string } }] = JSON.parse(sent.postData() ?? "[]");
  const saved: string[] = [...answers.text.matchAll(/<img src="([^"]+)"/g)].map(([, src = ""]) => src);
  expect(saved).toEqual([
    expect.stringMatching(PICTURE),
    expect.stringMatching(PICTURE),
    expect.stringMatching(PICTURE),
  ]);
  expect(answers.text.replaceAll(/<img[^>]*>/g, "▣")).toContain("<p>▣</p><p>▣</p><p>Come and see us soon▣</p>");
  expect(await sizeOf(saved[1] ?? "")).toEqual([300, 200]);

  function sizeOf(address: string) {
    return page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, address);
  }
});

test("S2.26 S2.27 images are added to the text of a lesson, and Try again repeats a failed upload at its position", async ({
  page,
  context,
  request,
  lessons,
  expectAccessible,
}) => {
  const church = await makeLessonChurch(request);
  await enterChurch(context, church);
  await page.goto(`${lessons}/edit`);
  await page.getByRole("button", { name: "New program" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Acts");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "New study" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Pentecost");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: "Add lesson to Pentecost" }).click();
  await page.getByRole("dialog").getByLabel("Title").fill("Wind and fire");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByRole("menuitem", { name: "Say", exact: true }).click();
  await page.getByRole("button", { name: "Edit" }).click();
  const editor = page.getByRole("dialog", { name: "Say" });
  const text = editor.getByRole("textbox", { name: "Markdown text" });
  await text.fill("A kite flies");

  await page.route("**/content/upload", (route) => route.abort());
  await dropFiles(text, await somePhoto());
  await expect(editor.getByRole("alert")).toContainText("We couldn't add hall.png");
  await inLooks(page, EVERY_LOOK, async () => {
    await expectNothingTooWide(page);
    await expectAccessible(page);
  });
  await text.press("ControlOrMeta+Home");
  await page.keyboard.type("See: ");
  await page.unroute("**/content/upload");
  await editor.getByRole("button", { name: "Try again" }).click();
  await expect(text).toHaveValue(/^See: !\[\]\(<?\/content\/[\w-]+\/gallery\/0\/[\w-]+\.jpg>?\)A kite flies$/);
  await expect(editor.getByRole("alert")).toHaveCount(0);

  await text.press("ControlOrMeta+End");
  await pasteFiles(text, [await somePhoto()]);
  await expect(text).toHaveValue(/A kite flies!\[\]\([^)]+\)$/);
  await pasteFiles(text, [await somePhoto()], FROM_EXCEL);
  await expect(text).toHaveValue(/\| Anna \| 12 \|/);
});

for (const [kind, field] of [["HTML", visualText] as const, ["Markdown", markdownText] as const]) {
  test(`dropping an image on the ${kind} editor without permission to upload shows an error`, async ({ page }) => {
    await openEditor(page, kind, "Come");
    await dropFiles(field(page), await somePhoto());
    await expect(page.getByText("You can't upload images.")).toBeVisible();
    await expect(page).toHaveURL(/editors\.test/);
  });
}
