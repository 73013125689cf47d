import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { someLesson } from "../testing/some-lesson.ts";
import { showPage } from "../testing/show-page.tsx";
import { PresentPage } from "./present-page.tsx";

const PATH = "/programs/:church/:program/:study/:lesson/present";
const AT = "/programs/grace/parables/lost/sheep/present";

const present = (at = AT) =>
  showPage({ page: <PresentPage />, path: PATH, at, answers: { "GET /lessons/library/*/*/*/*": someLesson() } });

test("keys change the slide, and the slide number is shown and stored in the URL", async () => {
  const { user, address } = await present();
  expect(await screen.findByText("Slide 1 of 3: The lost sheep")).toBeTruthy();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Look for it");
  expect(address()).toBe(`${AT}#2`);
  await user.keyboard("{End}");
  expect(screen.getByText("Slide 3 of 3: Luke 15")).toBeTruthy();
  await user.keyboard("{ArrowRight}{PageUp}");
  expect(screen.getByText("Slide 2 of 3: Look for it")).toBeTruthy();
  await user.keyboard("{Home}");
  expect(address()).toBe(`${AT}#1`);
  await user.keyboard("{Escape}");
  expect(await screen.findByText("Elsewhere")).toBeTruthy();
});

test("a slide number beyond the end shows the last slide", async () => {
  await present(`${AT}#99`);
  expect(await screen.findByText("Slide 3 of 3: Luke 15")).toBeTruthy();
});

test("a slide shows neither the leader's notes nor what the leader should do", async () => {
  await present(`${AT}#2`);
  await screen.findByText("Slide 2 of 3: Look for it");
  expect(screen.queryByText("Hide it first")).toBeNull();
  expect(screen.queryByText("Do")).toBeNull();
});

test("N opens the presenter view of the current slide in another window", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { user } = await present(`${AT}#2`);
  await screen.findByText("Slide 2 of 3: Look for it");
  await user.keyboard("n");
  await user.click(screen.getByRole("button", { name: "Presenter view" }));
  expect(open.mock.calls.map(([address]) => address)).toEqual(["?view=presenter#2", "?view=presenter#2"]);
  open.mockRestore();
});

test("the presenter view shows what to do, the notes and the next slide, and follows the slides", async () => {
  const { address } = await present(`${AT}?view=presenter#1`);
  expect(await screen.findByText("Next: Look for it")).toBeTruthy();
  const slides = new BroadcastChannel(`offertory-slides ${AT}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  slides.postMessage(1);
  expect(await screen.findByText("Hide it first")).toBeTruthy();
  expect(screen.getByText("Do")).toBeTruthy();
  expect(screen.getByText("Next: Luke 15")).toBeTruthy();
  expect(address()).toBe(`${AT}?view=presenter#2`);
  slides.close();
});
