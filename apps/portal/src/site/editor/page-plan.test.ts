import { expect, test } from "vitest";
import { makeElement, makeSection, makeTree } from "../testing/make-page.ts";
import { dropPosition, nextPosition, findPosition } from "./element-position.ts";
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

/** Moves an element step by step to the end of the page; returns the page, and its ids after each step. */
function moveToEnd(from: typeof tree, id: string, step: -1 | 1) {
  let page = from;
  const seen: string[] = [];
  for (let to = nextPosition(planOf(page), id, step); to; to = nextPosition(planOf(page), id, step)) {
    page = withElementAt(page, id, to);
    seen.push(
      reading(page)
        .map((section) => section.join(" "))
        .join(" / "),
    );
  }
  return { page, seen };
}

test("an element whose column no longer exists is shown in the last column", () => {
  expect(reading(tree)).toEqual([
    ["one", "title", "row(left|right)"],
    ["two", "end"],
  ]);
});

test("an element moves step by step through every position of the page, into columns and out again", () => {
  const down = moveToEnd(tree, "title", 1);
  expect(down.seen).toEqual([
    "one row(title left|right) / two end",
    "one row(left title|right) / two end",
    "one row(left|title right) / two end",
    "one row(left|right title) / two end",
    "one row(left|right) title / two end",
    "one row(left|right) / two title end",
    "one row(left|right) / two end title",
  ]);
  const back = moveToEnd(down.page, "title", -1);
  expect(back.seen.length).toBe(down.seen.length);
  expect(back.seen.at(-1)).toBe("one title row(left|right) / two end");
});

test("a columns element moves into the next section together with its elements", () => {
  const position = nextPosition(planOf(tree), "row", 1);
  expect(position).toEqual({ sectionId: "two", parentId: null, column: 0, index: 0 });
  const moved = withElementAt(tree, "row", position!);
  expect(reading(moved)).toEqual([
    ["one", "title"],
    ["two", "row(left|right)", "end"],
  ]);
  expect(moved.elements.find(({ id }) => id === "left")?.sectionId).toBe("two");
});

test("a columns element moves past other columns and into other sections, but never into columns", () => {
  const columns = { elementType: "columns", answers: { sizes: [6, 6] } } as const;
  const withTwoRows = makeTree({
    ...tree,
    elements: [
      ...tree.elements,
      makeElement({ id: "second", sectionId: "one", sort: 6, ...columns }),
      makeElement({ id: "inner", sectionId: "one", sort: 7, parentId: "second", column: 0 }),
      makeElement({ id: "third", sectionId: "two", sort: 8, ...columns }),
    ],
  });
  const down = moveToEnd(withTwoRows, "row", 1);
  const up = moveToEnd(down.page, "row", -1);
  expect([...down.seen, ...up.seen]).toEqual([
    "one title second(inner|) row(left|right) / two end third(|)",
    "one title second(inner|) / two row(left|right) end third(|)",
    "one title second(inner|) / two end row(left|right) third(|)",
    "one title second(inner|) / two end third(|) row(left|right)",
    "one title second(inner|) / two end row(left|right) third(|)",
    "one title second(inner|) / two row(left|right) end third(|)",
    "one title second(inner|) row(left|right) / two end third(|)",
    "one title row(left|right) second(inner|) / two end third(|)",
    "one row(left|right) title second(inner|) / two end third(|)",
  ]);

  const plan = planOf(withTwoRows);
  const intoSecond = { sectionId: "one", parentId: "second", column: 0, index: 0 };
  expect(dropPosition(plan, "row", intoSecond)).toBeNull();
  expect(dropPosition(plan, "row", { ...intoSecond, parentId: "row" })).toBeNull();
  expect(dropPosition(plan, "title", intoSecond)).toEqual(intoSecond);
  const intoSection = { sectionId: "two", parentId: null, column: 0, index: 1 };
  expect(dropPosition(plan, "row", intoSection)).toEqual(intoSection);
});

test("a section can be moved, and the new order contains all elements", () => {
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

test("an element cannot move beyond the page, and an unknown element has no position", () => {
  expect(nextPosition(planOf(tree), "title", -1)).toBeNull();
  expect(nextPosition(planOf(tree), "end", 1)).toBeNull();
  expect(findPosition(planOf(tree), "nowhere")).toBeNull();
});
