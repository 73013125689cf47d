import { expect, test } from "vitest";
import { dayByKey, firstWeekday, shiftMonth, weeksOf } from "./month-days.ts";

test("a month is shown in whole weeks that start on the locale's first weekday", () => {
  const weeks = weeksOf("2026-11", firstWeekday("en-US"));
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([5, "2026-11-01", "2026-12-05"]);
  expect(weeksOf("2026-11", firstWeekday("de-DE"))[0]?.[0]).toBe("2026-10-26");
  expect(shiftMonth("2026-12", 1)).toBe("2027-01");
});

test.each([
  ["ArrowLeft", "2026-10-31"],
  ["ArrowDown", "2026-11-08"],
  ["End", "2026-11-07"],
  ["Home", "2026-11-01"],
  ["PageUp", "2026-10-01"],
  ["PageDown", "2026-12-01"],
])("%s moves from November 1 to %s", (key, day) => {
  expect(dayByKey("2026-11-01", key, 0)).toBe(day);
});

test("moving to a shorter month ends on its last day", () => {
  expect(dayByKey("2027-01-31", "PageDown", 0)).toBe("2027-02-28");
});
