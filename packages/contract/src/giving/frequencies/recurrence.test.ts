import { expect, test } from "vitest";
import {
  addDays,
  daysBetween,
  dueDay,
  dueUpTo,
  FREQUENCIES,
  frequencyOf,
  FREQUENCY_NAMES,
  DEFAULT_FREQUENCY,
} from "./recurrence.ts";

test("a monthly gift that began on the 31st is due on the last day of every month", () => {
  const due = [1, 2, 3, 13].map((number) => dueDay("2027-01-31", FREQUENCIES.one_month, number));
  expect(due).toEqual(["2027-02-28", "2027-03-31", "2027-04-30", "2028-02-29"]);
});

test("a yearly gift that began on February 29 is due on February 28, and on February 29 in leap years", () => {
  const due = [1, 2, 3, 4].map((number) => dueDay("2028-02-29", FREQUENCIES.one_year, number));
  expect(due).toEqual(["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]);
});

test("due dates have the right distance and day, for every frequency and every first day within three years", () => {
  const spans = {
    one_week: [7, 7],
    two_week: [14, 14],
    one_month: [28, 31],
    three_month: [89, 92],
    one_year: [365, 366],
  };
  const wrong: string[] = [];
  for (let first = "2027-01-01"; first < "2030-01-01"; first = addDays(first, 1)) {
    for (const frequency of FREQUENCY_NAMES) {
      const interval = FREQUENCIES[frequency];
      const [least = 0, most = 0] = spans[frequency];
      const end = addDays(first, 3 * 365);
      let before = first;
      for (let number = 1; before < end; number += 1) {
        const due = dueDay(first, interval, number);
        const span = daysBetween(before, due);
        const day = Number(due.slice(8));
        const lastOfMonth = addDays(due, 1).endsWith("-01");
        const wrongDay = interval.interval !== "week" && day !== Number(first.slice(8)) && !lastOfMonth;
        if (span < least || span > most || wrongDay) wrong.push(`${frequency} from ${first}: ${due} after ${before}`);
        before = due;
        if (
          before >= end &&
          (dueUpTo(first, interval, due) !== number + 1 || dueUpTo(first, interval, addDays(due, -1)) !== number)
        )
          wrong.push(`${frequency} from ${first}: ${due} is not counted as number ${number}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("G9.01 five frequencies map to a count of 1, 2 or 3 and a unit, and a month is the default", () => {
  expect(FREQUENCIES).toEqual({
    one_week: { interval_count: 1, interval: "week" },
    two_week: { interval_count: 2, interval: "week" },
    one_month: { interval_count: 1, interval: "month" },
    three_month: { interval_count: 3, interval: "month" },
    one_year: { interval_count: 1, interval: "year" },
  });
  expect(Object.keys(FREQUENCIES)).toEqual(FREQUENCY_NAMES);
  expect(DEFAULT_FREQUENCY).toBe("one_month");
});

test("G9.01 a frequency is recognized by its interval and count", () => {
  for (const frequency of FREQUENCY_NAMES) expect(frequencyOf(FREQUENCIES[frequency])).toBe(frequency);
  expect(frequencyOf({ interval: "day", interval_count: 9 })).toBeNull();
});
