import { expect, test } from "vitest";
import { makeElement, makeSection, makeTree } from "../testing/make-page.ts";
import { nextPosition, findPosition } from "./element-position.ts";
import { arrangementOf, planOf, withElementAt, withSectionAt } from "./page-plan.ts";

const tree = makeTree({
  sections: [makeSection({ id: "one", sort: 1 }), makeSection({ id: "two", sort: 2 })],
  elements: [
    makeElement({ id: "title", sectionId: "one", sort: 1 }),
    makeElement({ id: "row", sectionId: "one", sort: 2, elementType: "columns", answers: { sizes: [6, 6] } }),
    makeElement({ id: "left", sectionId: "one", sort: 3, parentId: "row", column: 0 }),
    makeElement({ id: "right", sectionId: "one", sort: 4, parentId: "row", column: 5 }),
    makeElement({ id: "end", sectionId: "two", sort: 5 }),
  ],
});

/** Returns all ids in reading order. */
const reading = (of: typeof tree) =>
  planOf(of).map(({ section, elements }) => [
    section.id,
    ...elements.map(({ element, columns }) =>
      columns.length > 0
        ? `${element.id}(${columns.map((each) => each.map(({ id }) => id).join(" ")).join("|")})`
        : element.id,
    ),
  ]);

test("what stood in a column that was taken away stands in the last one", () => {
  expect(reading(tree)).toEqual([
    ["one", "title", "row(left|right)"],
    ["two", "end"],
  ]);
});

test("step by step an element goes through every place of the page, into columns and out again", () => {
  let now = tree;
  const seen: string[] = [];
  for (
    let position = nextPosition(planOf(now), "title", 1);
    position;
    position = nextPosition(planOf(now), "title", 1)
  ) {
    now = withElementAt(now, "title", position);
    seen.push(
      reading(now)
        .map((section) => section.join(" "))
        .join(" / "),
    );
  }
  expect(seen).toEqual([
    "one row(title left|right) / two end",
    "one row(left title|right) / two end",
    "one row(left|title right) / two end",
    "one row(left|right title) / two end",
    "one row(left|right) title / two end",
    "one row(left|right) / two title end",
    "one row(left|right) / two end title",
  ]);
  const back: string[] = [];
  for (
    let position = nextPosition(planOf(now), "title", -1);
    position;
    position = nextPosition(planOf(now), "title", -1)
  ) {
    now = withElementAt(now, "title", position);
    back.push(
      reading(now)
        .map((section) => section.join(" "))
        .join(" / "),
    );
  }
  expect(back.length).toBe(seen.length);
  expect(back.at(-1)).toBe("one title row(left|right) / two end");
});

test("columns go past others and into other sections with all that stands in them, never into columns", () => {
  const position = nextPosition(planOf(tree), "row", 1);
  expect(position).toEqual({ sectionId: "two", parentId: null, column: 0, index: 0 });
  const moved = withElementAt(tree, "row", position!);
  expect(reading(moved)).toEqual([
    ["one", "title"],
    ["two", "row(left|right)", "end"],
  ]);
  expect(moved.elements.find(({ id }) => id === "left")?.sectionId).toBe("two");
});

test("sections change places, and the order is told with everything in it", () => {
  const moved = withSectionAt(tree, "two", 0);
  expect(arrangementOf(moved)).toEqual({
    sections: [
      { id: "two", elements: [{ id: "end", parentId: null, column: 0 }] },
      {
        id: "one",
        elements: [
          { id: "title", parentId: null, column: 0 },
          { id: "row", parentId: null, column: 0 },
          { id: "left", parentId: "row", column: 0 },
          { id: "right", parentId: "row", column: 1 },
        ],
      },
    ],
  });
});

test("there is no place beyond the page, nor for what is not on it", () => {
  expect(nextPosition(planOf(tree), "title", -1)).toBeNull();
  expect(nextPosition(planOf(tree), "end", 1)).toBeNull();
  expect(findPosition(planOf(tree), "nowhere")).toBeNull();
});
