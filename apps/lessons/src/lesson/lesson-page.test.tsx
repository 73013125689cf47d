import { type AnswerAt, refuse } from "@offertory/api-client/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { showPage } from "../testing/show-page.tsx";
import { someLesson } from "../testing/some-lesson.ts";
import { LessonPage } from "./lesson-page.tsx";

const show = (answer: AnswerAt<"GET /lessons/library/*/*/*/*">) =>
  showPage({
    page: <LessonPage />,
    path: "/programs/:church/:program/:study/:lesson",
    at: "/programs/grace/parables/lost/sheep",
    answers: { "GET /lessons/library/*/*/*/*": answer },
  });

test("a lesson shows its sections, its downloads and a link to the next lesson", async () => {
  await show(someLesson());
  expect(await screen.findByRole("heading", { level: 1, name: "The lost sheep" })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Look for it",
    "Before",
    "Luke 15",
    "Downloads",
  ]);
  expect(screen.getByRole("link", { name: "sheet.pdf (1.2 MB)" }).getAttribute("href")).toBe(
    "/content/c/lessons/f/sheet.pdf",
  );
  expect(screen.getByRole("link", { name: /Next lesson/ }).getAttribute("href")).toBe(
    "/programs/grace/parables/lost/coin",
  );
  expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
});

test("a draft lesson is marked as a draft and links to its editor", async () => {
  await show(someLesson({ published: false, editId: "lesson-1" }));
  expect(await screen.findByText("Draft")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Edit" }).getAttribute("href")).toBe("/edit/lessons/lesson-1");
});

test("a lesson that does not exist shows a not-found page", async () => {
  await show(refuse(404, { code: "lesson-not-found", errors: ["Lesson not found."] }));
  expect(await screen.findByText("Page not found")).toBeTruthy();
});
