import { expect, test } from "../support/test.ts";

test("a newcomer changes the demo church's home page with a picture and a button, and sees both live", async ({
  page,
  site,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, "admin@example.com");
  await page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name: "Site", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Church site" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: /^Home/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await expectAccessible(page);

  const section = page.getByRole("group", { name: "Section 1", exact: true });
  await section.getByRole("button", { name: "Add to section 1" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Picture/ })
    .click();
  // The gallery opens by itself: there is nothing else to begin with.
  const gallery = page.getByRole("dialog", { name: "Pictures" });
  await gallery.getByRole("tab", { name: "Stock Photos" }).click();
  await gallery
    .getByRole("button", { name: /^Use the photo/ })
    .first()
    .click();
  await gallery.getByRole("slider", { name: "Zoom" }).press("ArrowRight");
  const description = await gallery.getByLabel("Description").inputValue();
  expect(description).not.toBe("");
  await gallery.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(gallery).toBeHidden();
  await page.getByLabel("Caption").fill("Our church in autumn");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(section.getByRole("button", { name: `Edit Picture: ${description.slice(0, 20)}` })).toBeVisible();

  await section.getByRole("button", { name: "Add to section 1" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Button/ })
    .click();
  await page.getByRole("button", { name: "Choose a page" }).click();
  await page.getByRole("menuitem", { name: /\(\/visit\)/ }).click();
  await page.getByLabel("Text", { exact: true }).fill("Save me a seat");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(section.getByRole("button", { name: "Edit Button: Save me a seat" })).toBeVisible();
  await expect(page.getByText("All changes saved")).toBeVisible();

  await page.goto(`${site}/grace`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Save me a seat" })).toHaveCount(0);
  await page.goBack();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Home is published.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "More" }).click();
  const opening = page.waitForEvent("popup");
  await page.getByRole("menuitem", { name: "Open live page" }).click();
  const live = await opening;
  await expect(live.getByRole("link", { name: "Save me a seat" })).toHaveAttribute("href", /\/visit$/);
  await expect(live.getByRole("img", { name: description })).toBeVisible();
  await expect(live.getByText("Our church in autumn")).toBeVisible();
  await live.close();

  // The version before it comes back, for the journeys of others.
  await page.getByRole("main").getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Versions" }).click();
  await page
    .getByRole("button", { name: /^Bring back the version of/ })
    .nth(1)
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByText("The version is back. Publish to show it to visitors.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Button: Save me a seat" })).toHaveCount(0);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Home is published.")).toBeVisible();
});
