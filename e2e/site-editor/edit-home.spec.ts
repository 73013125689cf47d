import type { Page } from "@playwright/test";
import { somePhoto } from "../gallery/some-photo.ts";
import { expect, test } from "../support/test.ts";

const first = (page: Page) => page.getByRole("group", { name: "Section 1", exact: true });
const galleryOf = (page: Page) => page.getByRole("dialog", { name: "Images" });
const save = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Save" }).click();

async function begin(page: Page, type: RegExp): Promise<void> {
  await first(page).getByRole("button", { name: "Add to section 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: type }).click();
}

/** Describes the selected image and saves it. */
async function keep(page: Page, description: string): Promise<void> {
  await expect(galleryOf(page)).toBeHidden();
  await page.getByRole("textbox", { name: "Alt text" }).fill(description);
  await save(page);
  await expect(first(page).getByRole("button", { name: `Edit Image: ${description}` })).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Home published.")).toBeVisible();
}

test("an administrator adds images and a button to the home page, publishes them, and restores an earlier version", async ({
  page,
  browser,
  site,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, "admin@example.com");
  await page
    .getByRole("navigation", { name: "Primary menu" })
    .getByRole("link", { name: "Church site", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Church site" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: /^Home/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await expectAccessible(page);

  // The gallery opens by itself, because an image element begins with it.
  await begin(page, /^Image/);
  await galleryOf(page).getByRole("button", { name: "Use main-street.jpg" }).click();
  await page.getByLabel("Caption").fill("Our church in autumn");
  await keep(page, "From the gallery");

  await begin(page, /^Image/);
  await galleryOf(page).getByRole("tab", { name: "Upload" }).click();
  await galleryOf(page)
    .locator('input[type="file"]')
    .setInputFiles(await somePhoto());
  await galleryOf(page).getByRole("button", { name: "Upload", exact: true }).click();
  await keep(page, "From a device");

  await begin(page, /^Image/);
  await galleryOf(page).getByRole("tab", { name: "Stock Photos" }).click();
  await galleryOf(page)
    .getByRole("button", { name: /^Use photo/ })
    .first()
    .click();
  await galleryOf(page).getByRole("slider", { name: "Zoom" }).press("ArrowRight");
  await expect(galleryOf(page).getByLabel("Alt text")).not.toHaveValue("");
  await galleryOf(page).getByRole("button", { name: "Upload", exact: true }).click();
  await keep(page, "From the library");

  await begin(page, /^Button/);
  await page.getByRole("button", { name: "Choose a page" }).click();
  await page.getByRole("menuitem", { name: /\(\/visit\)/ }).click();
  await page.getByLabel("Text", { exact: true }).fill("Save me a seat");
  await save(page);
  await expect(first(page).getByRole("button", { name: "Edit Button: Save me a seat" })).toBeVisible();

  // A visitor who never signed in.
  const visitor = await (await browser.newContext()).newPage();
  const seat = visitor.getByRole("link", { name: "Save me a seat" });
  await visitor.goto(`${site}/grace`);
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(seat).toHaveCount(0);
  await publish(page);
  await visitor.reload();
  for (const name of ["From the gallery", "From a device", "From the library"]) {
    const picture = visitor.getByRole("img", { name });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(visitor.getByText("Our church in autumn")).toBeVisible();
  await expectAccessible(visitor);
  await seat.click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Plan your visit" })).toBeVisible();

  // Restores the previous version for other journeys.
  await page.getByRole("main").getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Version history" }).click();
  await page
    .getByRole("button", { name: /^Restore version from/ })
    .nth(1)
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Version restored. Publish to show it to visitors.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Button: Save me a seat" })).toHaveCount(0);
  await publish(page);
  await visitor.goto(`${site}/grace`);
  await expect(seat).toHaveCount(0);
  await visitor.context().close();
});
