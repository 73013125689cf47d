import { expect, test } from "vitest";
import { linesOf, linksOf, mayGoBelow, problemOf, withDropped, withMoved } from "./menu-draft.ts";

const MENU = [
  { label: "Home", url: "/", children: [] },
  {
    label: "About",
    url: "/about",
    children: [
      { label: "Team", url: "/team" },
      { label: "History", url: "/history" },
    ],
  },
  { label: "Visit", url: "/visit", children: [] },
];
const lines = linesOf(MENU);
const read = (of: readonly { label: string; isBelow: boolean }[]) =>
  of.map(({ label, isBelow }) => (isBelow ? `-${label}` : label)).join(" ");

test("a menu is unchanged after a round trip through its draft", () => {
  expect(read(lines)).toBe("Home About -Team -History Visit");
  expect(linksOf(lines)).toEqual(MENU);
});

test("a menu item moves with its children, and a child moves to the neighboring item", () => {
  expect(read(withMoved(lines, 1, -1))).toBe("About -Team -History Home Visit");
  expect(read(withMoved(lines, 1, 1))).toBe("Home Visit About -Team -History");
  expect(read(withMoved(lines, 0, 1))).toBe("About -Team -History Home Visit");
  expect(read(withMoved(lines, 2, -1))).toBe("Home -Team About -History Visit");
  expect(read(withMoved(lines, 3, 1))).toBe("Home About -Team Visit -History");
});

test("an item cannot move beyond the ends, and the first item cannot become a child", () => {
  expect(withMoved(lines, 0, -1)).toBe(lines);
  expect(withMoved(lines, 4, 1)).toBe(lines);
  const first = withMoved(lines, 2, -1);
  expect(withMoved(first, 1, -1)).toBe(first);
  expect(mayGoBelow(lines, 0)).toBe(false);
  expect(mayGoBelow(lines, 1)).toBe(false);
  expect(mayGoBelow(lines, 4)).toBe(true);
});

test("a dragged item is inserted before the item it is dropped on", () => {
  expect(read(withDropped(lines, "2", "0"))).toBe("Visit Home About -Team -History");
  expect(read(withDropped(lines, "1", "0"))).toBe("About -Team -History Home Visit");
  expect(read(withDropped(lines, "1-0", "0"))).toBe("Team Home About -History Visit");
});

test("every item needs a name, and a safe address unless it has children", () => {
  const change = (index: number, part: object) => lines.map((line, at) => (at === index ? { ...line, ...part } : line));
  expect(problemOf(lines, 0)).toBeNull();
  expect(problemOf(change(0, { label: " " }), 0)).toBe("label");
  expect(problemOf(change(0, { url: "" }), 0)).toBe("url");
  expect(problemOf(change(0, { url: "javascript:alert(1)" }), 0)).toBe("url");
  expect(problemOf(change(1, { url: "" }), 1)).toBeNull();
});
