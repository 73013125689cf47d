import { enterChurch } from "../support/enter-church.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { EVERY_LOOK, inLooks } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { makeLessonChurch } from "./lesson-church.ts";

test("an editor creates and publishes a program with a study, a lesson, sections and a file, and a visitor reads it", async ({
  page,
  context,
  browser,
  request,
  lessons,
  expectAccessible,
}) => {
  const church = await makeLessonChurch(request);
  await enterChurch(context, church);
  await page.goto(`${lessons}/edit`);
  await expect(page.getByText("No programs yet")).toBeVisible();
  await page.getByRole("button", { name: "New program" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Book of Acts");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Book of Acts" })).toBeVisible();
  await page.getByRole("button", { name: "New study" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Pentecost");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: "Add lesson to Pentecost" }).click();
  await page.getByRole("dialog").getByLabel("Title").fill("Wind and fire");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wind and fire" })).toBeVisible();

  for (const kind of ["Say", "Do"]) {
    await page.getByRole("button", { name: "Add section" }).click();
    await page.getByRole("menuitem", { name: kind, exact: true }).click();
    await expect(page.getByLabel("Section title")).toHaveValue(kind);
  }
  const title = page.getByLabel("Section title");
  await title.fill("Make a kite");
  await title.press("Tab");
  await expect(page.getByText("Section title saved.")).toBeAttached();
  await page.getByRole("button", { name: "Edit" }).click();
  const editor = page.getByRole("dialog", { name: "Make a kite" });
  await editor.getByRole("textbox", { name: "Markdown text" }).fill("Paper, **string** and wind");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Paper, string and wind")).toBeVisible();
  await page.getByRole("button", { name: "Move Make a kite up" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Make a kite moved to position 1 of 2.")).toBeAttached();
  await inLooks(page, EVERY_LOOK, async () => {
    await expectNothingTooWide(page);
    await expectAccessible(page);
  });

  const file = { name: "Kite plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 a kite") };
  await page.getByLabel("Add files").setInputFiles(file);
  await expect(page.getByRole("link", { name: /Kite plan\.pdf/ })).toBeVisible();
  const wrong = { name: "page.html", mimeType: "text/html", buffer: Buffer.from("<p>x</p>") };
  await page.getByLabel("Add files").setInputFiles(wrong);
  await expect(page.getByRole("alert")).toContainText("This file type isn't supported");

  await page.getByRole("button", { name: "Delete Say" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Delete Say" })).toBeVisible();

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(
    page.getByText("This lesson will be available when the program “Book of Acts” is published."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Book of Acts" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("button", { name: "Unpublish" })).toBeVisible();
  await inLooks(page, EVERY_LOOK, async () => {
    await expectNothingTooWide(page);
    await expectAccessible(page);
  });

  const visitor = await browser.newContext();
  const their = await visitor.newPage();
  await their.goto(`${lessons}/programs/${church.subDomain}/book-of-acts`);
  await their.getByRole("link", { name: "Wind and fire" }).click();
  await expect(their.getByText("Paper, string and wind")).toBeVisible();
  await expect(their.getByRole("link", { name: /Kite plan\.pdf/ })).toBeVisible();
  await expect(their.getByRole("link", { name: "Edit" })).toHaveCount(0);
  await visitor.close();
});

test("a member without permission to edit content sees no edit link and cannot open the editor", async ({
  page,
  lessons,
  signIn,
}) => {
  await signIn(page, "member@example.com");
  await page.goto(lessons);
  await expect(page.getByRole("link", { name: "Stories Jesus Told" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit lessons" })).toHaveCount(0);
  await page.goto(`${lessons}/edit`);
  await expect(page.getByText("You don't have access to this page")).toBeVisible();
});
