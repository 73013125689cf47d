import { expectFilled } from "../screen-states/see-states.ts";
import { enterChurch } from "../support/enter-church.ts";
import { tabAndPress, tabAndType, walkThrough } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";
import { seededLessons, LESSON_SCREENS } from "./seeded-lessons.ts";
import { makeLessonChurch } from "./lesson-church.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("every keyboard focus stop is visible and marked on every screen of the lessons app", async ({
      page,
      context,
      request,
      lessons,
    }) => {
      const seeded = await seededLessons(request);
      await enterChurch(context, seeded.church);
      for (const { path } of LESSON_SCREENS) {
        await page.goto(lessons + path(seeded));
        await expectFilled(page);
        await walkThrough(page);
      }
    });
  });
}

test("a lesson is created, edited and published, and a section is deleted and restored, by keyboard alone", async ({
  page,
  context,
  request,
  lessons,
}) => {
  const church = await makeLessonChurch(request);
  await enterChurch(context, church);
  await page.goto(`${lessons}/edit`);
  const make = async (button: string, field: string, name: string) => {
    await tabAndPress(page, page.getByRole("button", { name: button }));
    await expect(page.getByRole("dialog").getByRole("textbox", { name: field })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await make("New program", "Name", "Ruth");
  await expect(page.getByRole("heading", { level: 1, name: "Ruth" })).toBeFocused();
  await make("New study", "Name", "Gleaning");
  await make("Add lesson to Gleaning", "Title", "In the field");
  await expect(page.getByRole("heading", { level: 1, name: "In the field" })).toBeFocused();

  const addSection = page.getByRole("button", { name: "Add section" });
  await tabAndPress(page, addSection);
  await expect(page.getByRole("menuitem", { name: "Say" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabAndType(page, page.getByLabel("Section title"), "Where you go");
  await tabAndPress(page, page.getByRole("button", { name: "Edit" }));
  await expect(page.getByRole("textbox", { name: "Markdown text" })).toBeFocused();
  await page.keyboard.type("I will go");
  await tabAndPress(page, page.getByRole("button", { name: "Save" }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("I will go")).toBeVisible();

  const remove = page.getByRole("button", { name: "Delete Where you go" });
  await tabAndPress(page, remove, "Enter", { back: true });
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await tabAndPress(page, page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await expect(remove).toHaveCount(0);
  await tabAndPress(page, page.getByRole("button", { name: "Undo" }));
  await expect(remove).toBeVisible();
  await tabAndPress(page, page.getByRole("button", { name: "Publish" }), "Enter", { back: true });
  await expect(page.getByRole("button", { name: "Unpublish" })).toBeFocused();
});
