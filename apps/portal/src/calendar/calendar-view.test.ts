// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { keepView, readView, requestedDay, shiftDay } from "./calendar-view.ts";

beforeEach(() => localStorage.clear());

test("the chosen view is remembered, and an unknown one is the month", () => {
  expect(readView()).toBe("month");
  keepView("week");
  expect(readView()).toBe("week");
  localStorage.setItem("offertory-calendar-view", "year");
  expect(readView()).toBe("month");
});

test.each([
  ["", "2026-11-19"],
  ["day=2026-12-24", "2026-12-24"],
  ["day=2026-02-31", "2026-03-03"],
  ["day=tomorrow", "2026-11-19"],
  ["month=2026-12", "2026-12-01"],
  ["month=2026-11", "2026-11-19"],
  ["month=2026-13", "2026-11-19"],
])("the URL ?%s shows %s", (query, day) => {
  expect(requestedDay(new URLSearchParams(query), "2026-11-19")).toBe(day);
});

test("a step is a week in the week view, and a month in the others", () => {
  expect(shiftDay("week", "2026-12-28", 1)).toBe("2027-01-04");
  expect(shiftDay("month", "2026-12-28", 1)).toBe("2027-01-01");
  expect(shiftDay("list", "2026-12-28", -1)).toBe("2026-11-01");
});
