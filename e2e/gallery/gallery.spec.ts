import { enterChurch } from "../support/enter-church.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { EVERY_LOOK, inLooks } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { openGallery } from "./gallery-page.ts";
import { somePhoto } from "./some-photo.ts";

test("S2.27 S2.28 S7.12 S9.03 a photo is selected, cropped, uploaded, used, and deleted after confirmation", async ({
  page,
  context,
  request,
  portal,
  expectAccessible,
  church,
}) => {
  await enterChurch(context, church);
  const dialog = await openGallery(page);
  await expect(dialog.getByText("No images with this aspect ratio yet")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Upload image" }).click();
  await expectAccessible(page);
  await dialog.locator('input[type="file"]').setInputFiles(await somePhoto({ width: 4000, height: 3000 }));
  await expect(dialog.getByRole("application", { name: "Crop area" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Alt text").fill("Our hall on a summer morning");

  const asked = page.waitForRequest(/requestUpload/);
  const sent = page.waitForRequest(`${portal}/content/upload`);
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  const wish: { folder: string; fileName: string } = JSON.parse((await asked).postData() ?? "{}");
  expect(wish).toEqual({ folder: "1.78", fileName: expect.stringMatching(/^\d{10}\.jpg$/) });
  const upload = await sent;
  expect(upload.headers()["authorization"]).toBeUndefined();
  expect(upload.headers()["content-type"]).toMatch(/^multipart\/form-data/);

  const used = page.getByRole("img", { name: "Our hall on a summer morning" });
  await expect(used).toHaveAttribute("src", /^\/content\/[\w-]+\/gallery\/1\.78\/\d{10}\.jpg\?w=960$/);
  await expect.poll(() => used.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  const original = await request.get(portal + ((await used.getAttribute("src")) ?? "").replace("?w=960", ""));
  const { width, height } = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, new URL(original.url()).pathname);
  expect([width, height]).toEqual([1280, 719]);

  await page.getByRole("button", { name: "Choose a picture for the page" }).click();
  await page.getByRole("button", { name: /^Delete image from/ }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this image?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No images with this aspect ratio yet")).toBeVisible();
});

test("S2.28 S2.29 a stock photo is found by search, credits its photographer, and opens in Upload for editing", async ({
  page,
  context,
  expectAccessible,
  church,
}) => {
  await enterChurch(context, church);
  const dialog = await openGallery(page);
  await dialog.getByRole("tab", { name: "Stock Photos" }).click();
  await dialog.getByRole("searchbox", { name: "Search stock photos" }).fill("candles");
  await dialog.getByRole("button", { name: "Search", exact: true }).click();
  await expect(dialog.getByText("3 photos for “candles”")).toBeVisible();
  await expect(dialog.getByRole("link", { name: /^Photo by \w+ \w+$/ }).first()).toHaveAttribute("href", /\/@/);
  const shown = dialog.getByRole("listitem").first().locator("img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Use photo: Christmas candles" }).click();
  await expect(dialog.getByRole("tab", { name: "Upload" })).toHaveAttribute("aria-selected", "true");
  await expect(dialog.getByLabel("Alt text")).toHaveValue("Christmas candles");
  await dialog.getByRole("combobox", { name: "Aspect ratio" }).selectOption("1");
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  const used = page.getByRole("img", { name: "Christmas candles" });
  await expect(used).toHaveAttribute("src", /\/gallery\/1\/\d{10}\.jpg/);
  await expect.poll(() => used.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
});

test("S8.07 a failed upload shows an error, keeps the cropped image, and can be repeated", async ({
  page,
  context,
  expectAccessible,
  church,
}) => {
  await enterChurch(context, church);
  const dialog = await openGallery(page);
  await dialog.getByRole("tab", { name: "Upload" }).click();
  await dialog.locator('input[type="file"]').setInputFiles(await somePhoto());
  await page.route("**/content/upload", (route) => route.abort());
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  const words = "Image processing completed, but upload failed. API may not be available in this environment.";
  await expect(dialog.getByText(words)).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole("application")).toBeVisible();
  await page.unroute("**/content/upload");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("img", { name: "Without words" })).toBeVisible();
});

test("a slow upload shows a progress bar and can be canceled", async ({ page, context, church }) => {
  await enterChurch(context, church);
  const dialog = await openGallery(page);
  await dialog.getByRole("tab", { name: "Upload" }).click();
  await dialog.locator('input[type="file"]').setInputFiles(await somePhoto());
  await page.route("**/content/upload", () => {});
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog.getByRole("progressbar", { name: "Uploading…" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel upload" }).click();
  await expect(dialog.getByRole("button", { name: "Upload", exact: true })).toBeVisible();
  await page.unroute("**/content/upload");
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByRole("img", { name: "Without words" })).toBeVisible();
});

test("a file that is not an image and a HEIC image are each refused with their own message", async ({
  page,
  context,
  church,
}) => {
  await enterChurch(context, church);
  const dialog = await openGallery(page);
  await dialog.getByRole("tab", { name: "Upload" }).click();
  const file = dialog.locator('input[type="file"]');
  await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture") });
  await expect(dialog.getByText(/This file isn't a supported image/)).toBeVisible();
  const heic = Buffer.concat([Buffer.from("00000018", "hex"), Buffer.from("ftypheic"), Buffer.alloc(40)]);
  await file.setInputFiles({ name: "IMG_0001.HEIC", mimeType: "image/heic", buffer: heic });
  await expect(dialog.getByText(/HEIC images aren't supported/)).toBeVisible();
});

test("an image is cropped, rotated and uploaded with the keyboard", async ({ page, context, church }) => {
  await enterChurch(context, church);
  const dialog = await openGallery(page);
  await dialog.getByRole("tab", { name: "Gallery" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("tab", { name: "Upload" })).toHaveAttribute("aria-selected", "true");
  await dialog.locator('input[type="file"]').setInputFiles(await somePhoto());
  const frame = dialog.getByRole("application");
  await frame.focus();
  const transform = () => dialog.locator(".reactEasyCrop_Image").evaluate((image) => image.style.transform);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect.poll(transform).toContain("scale(1.2)");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(transform).toContain("translate(-8px");
  await page.keyboard.press("-");
  await expect.poll(transform).toContain("scale(1.1)");
  await page.keyboard.press("r");
  await expect.poll(transform).toContain("rotate(90deg)");
  await dialog.getByRole("button", { name: "Upload", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "Without words" })).toBeVisible();
});

test("the gallery fits a phone in light and dark mode in German", async ({
  page,
  context,
  expectAccessible,
  church,
}) => {
  await enterChurch(context, church);
  await openGallery(page, "?language=de");
  await inLooks(page, EVERY_LOOK, async () => {
    for (const tab of ["Galerie", "Hochladen", "Stockfotos"]) {
      await page.getByRole("tab", { name: tab }).click();
      await expectNothingTooWide(page, tab);
      await expectAccessible(page);
    }
  });
});
