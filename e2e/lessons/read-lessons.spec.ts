import type { ShownLesson } from "@offertory/contract";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { EVERY_LOOK, inLooks, TWO_LOOKS } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { makeLessonChurch } from "./lesson-church.ts";

/** Returns the brightness of an element's text, from 0 to 255, whatever notation its color has. */
function brightness(element: Element): number {
  const paper = document.createElement("canvas").getContext("2d")!;
  paper.fillStyle = getComputedStyle(element).color;
  paper.fillRect(0, 0, 1, 1);
  return Math.max(...paper.getImageData(0, 0, 1, 1).data.slice(0, 3));
}

const LONG = "## One\n\nFirst page. ".concat("Many words. ".repeat(40), "\n\n## Two\n\nSecond page.");

test("a visitor finds a lesson by a word in its text, reads it, and downloads its file", async ({
  page,
  lessons,
  expectAccessible,
}) => {
  await page.goto(lessons);
  await expect(page.getByRole("link", { name: "Stories Jesus Told" })).toBeVisible();
  await inLooks(page, EVERY_LOOK, async () => {
    await expectNothingTooWide(page);
    await expectAccessible(page);
  });
  await page.getByLabel("Search lessons").fill("ninety-nine");
  await page.getByRole("list", { name: "Lessons" }).getByRole("link", { name: "The lost sheep" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The lost sheep" })).toBeFocused();
  await expect(page).toHaveTitle(/The lost sheep/);
  await page.goBack();
  await expect(page.getByLabel("Search lessons")).toHaveValue("ninety-nine");
  await page.goForward();

  await page.getByRole("navigation", { name: "In this lesson" }).getByRole("link", { name: "Find the sheep" }).click();
  await expect(page.getByRole("heading", { name: "Find the sheep" })).toBeInViewport();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /The lost sheep\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe("The lost sheep.pdf");
  await inLooks(page, EVERY_LOOK, async () => {
    await expectNothingTooWide(page);
    await expectAccessible(page);
  });
  await page.getByRole("link", { name: /Next lesson/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The lost coin" })).toBeVisible();
  await page.goto(`${lessons}/programs/grace/no-such-program`);
  await expect(page.getByText("Page not found")).toBeVisible();
});

test("S3.06 unsanitized HTML in a server response is sanitized before the page renders it", async ({
  page,
  lessons,
}) => {
  const html = '<p>Kept</p><img src="x" onerror="document.title = 1"><script>document.title = 2</script>';
  await page.route("**/lessons/library/*/*/*/*", async (route) => {
    const answer = await route.fetch();
    const lesson: ShownLesson = await answer.json();
    const sections = [{ id: "a", title: "Smuggled", kind: "say" as const, html, video: null }];
    await route.fulfill({ response: answer, json: { ...lesson, sections } });
  });
  await page.goto(`${lessons}/programs/grace/stories-jesus-told/lost-found/lost-sheep`);
  await expect(page.getByText("Kept")).toBeVisible();
  await expect(page.locator(".rich-text script, .rich-text [onerror]")).toHaveCount(0);
  await expect(page).toHaveTitle(/The lost sheep/);
});

test("a video is loaded only after a click on Play", async ({ page, lessons }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>player</p>" });
  });
  await page.goto(`${lessons}/programs/grace/stories-jesus-told/lost-found/father-who-waited`);
  await page.getByRole("button", { name: /Play video/ }).waitFor();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: /Play video/ }).click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
});

test("a printed lesson shows its leader's notes and none of the app's controls", async ({ page, lessons }) => {
  await page.goto(`${lessons}/programs/grace/stories-jesus-told/lost-found/lost-sheep`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { name: "Before you begin" })).toBeVisible();
  await expect(page.getByText("Leader's note").first()).toBeVisible();
  for (const gone of [
    page.getByRole("banner"),
    page.getByRole("button", { name: "Print" }),
    page.getByRole("button", { name: "Help" }),
    page.getByRole("navigation"),
    page.getByRole("link", { name: /\.pdf/ }),
  ]) {
    await expect(gone).toHaveCount(0);
  }
  expect(await page.locator("main").evaluate(brightness)).toBeLessThan(100);
  for (const format of ["A4", "Letter"]) expect((await page.pdf({ format })).length).toBeGreaterThan(10_000);
});

test("a lesson is presented with the keyboard, hides the leader's notes, and keeps the slide after a reload", async ({
  page,
  request,
  lessons,
  expectAccessible,
}) => {
  const church = await makeLessonChurch(request);
  const path = await church.teach(
    "Shown",
    { kind: "say", title: "Hello", markdown: "Welcome **all**" },
    { kind: "note", title: "Secret", markdown: "Only for the leader" },
    { kind: "read", title: "Long", markdown: LONG },
  );
  await page.goto(lessons + path);
  await page.getByRole("link", { name: "Present" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  const status = page.getByRole("status");
  await expect(status).toHaveText("Slide 1 of 4: Shown");
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  await page.keyboard.press("f");
  await expect.poll(isFull).toBe(false);
  await page.keyboard.press("ArrowRight");
  await expect(heading).toHaveText("Hello");
  await expect(page.getByText("Only for the leader")).toBeHidden();
  await inLooks(page, TWO_LOOKS, async () => {
    await expectNothingTooWide(page);
    await expectAccessible(page);
  });
  await expect(page.getByText("Say", { exact: true })).toHaveCount(0);
  const opened = page.waitForEvent("popup");
  await page.keyboard.press("n");
  const presenter = await opened;
  await expect(presenter.getByText("Only for the leader")).toBeVisible();
  await expect(presenter.getByText("Say", { exact: true })).toBeVisible();
  await expectAccessible(presenter);
  await presenter.keyboard.press("ArrowRight");
  await expect(status).toHaveText("Slide 3 of 4: Long");
  await page.keyboard.press("ArrowLeft");
  await expect(presenter.getByText("Only for the leader")).toBeVisible();
  await expect(page.getByText("Only for the leader")).toHaveCount(0);
  await presenter.close();
  await page.keyboard.press("End");
  await expect(page.getByText("Second page.")).toBeVisible();
  await expect(status).toHaveText("Slide 4 of 4: Long");
  await page.keyboard.press("PageUp");
  await expect(page.getByText("First page.")).toBeVisible();
  await page.reload();
  await expect(status).toHaveText("Slide 3 of 4: Long");
  await expect(page.getByText("Only for the leader")).toBeHidden();
  await page.keyboard.press("Home");
  await expect(heading).toHaveText("Shown");
  await page.keyboard.press("Space");
  await expect(heading).toHaveText("Hello");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(heading).toHaveText("Long");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(lessons + path);
});
