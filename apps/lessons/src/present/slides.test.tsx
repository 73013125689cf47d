import type { ShownSection } from "@offertory/contract";
import { expect, test } from "vitest";
import { pagesOf, slidesOf } from "./slides.ts";

const section = (id: string, kind: ShownSection["kind"], html: string): ShownSection => ({
  id,
  kind,
  html,
  title: id,
  video: null,
});
const textOfLength = (count: number) => "word ".repeat(count);

test("the first slide is the lesson's title, followed by one slide for each section", () => {
  const sections = [section("a", "say", "<p>A</p>"), section("b", "do", "")];
  const slides = slidesOf({ title: "Sheep", description: "One is lost", picture: null, sections });
  expect(slides.map(({ title, html }) => [title, html])).toEqual([
    ["Sheep", ""],
    ["a", "<p>A</p>"],
    ["b", ""],
  ]);
});

test("notes are not slides; they are attached to the slide before them", () => {
  const sections = [
    section("before", "note", "<p>1</p>"),
    section("a", "say", "<p>A</p>"),
    section("behind", "note", "<p>2</p>"),
  ];
  const slides = slidesOf({ title: "Sheep", description: "", picture: null, sections });
  expect(slides.map(({ title, notes }) => [title, notes.map((note) => note.title)])).toEqual([
    ["Sheep", ["before"]],
    ["a", ["behind"]],
  ]);
  expect(slides.map(({ html }) => html).join("")).not.toMatch(/[12]/);
});

test("a long section is split into slides at its headings, a short section is not", () => {
  const short = "<h2>One</h2><p>x</p><h2>Two</h2><p>y</p>";
  expect(pagesOf(short)).toEqual([short]);
  const long = `<p>${textOfLength(60)}</p><h2>Two</h2><p>${textOfLength(60)}</p><h4>Small</h4><p>z</p><h3>Three</h3>`;
  const pages = pagesOf(long);
  expect(pages).toHaveLength(3);
  expect(pages[1]).toMatch(/^<h2>Two<\/h2>.*<h4>Small/);
  expect(pages.join("")).toBe(long);
  const withoutHeadings = `<p>${textOfLength(200)}</p>`;
  expect(pagesOf(withoutHeadings)).toEqual([withoutHeadings]);
});
