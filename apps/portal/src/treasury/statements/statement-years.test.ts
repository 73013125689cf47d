import { expect, test } from "vitest";
import { isOver, readYear, usualYear, yearsToChoose } from "./statement-years.ts";

test("the default year is the current one from November on, otherwise the previous one", () => {
  expect(usualYear(new Date(2026, 10, 1))).toBe(2026);
  expect(usualYear(new Date(2027, 0, 5))).toBe(2026);
  expect(usualYear(new Date(2027, 9, 31))).toBe(2026);
});

test("a valid year in the URL is used, otherwise the default year, which is always offered", () => {
  const today = new Date(2027, 0, 5);
  expect(readYear("2024", today)).toBe(2024);
  expect(readYear("24", today)).toBe(2026);
  expect(readYear(null, today)).toBe(2026);
  expect(yearsToChoose([2025, 2023], 2026)).toEqual([2026, 2025, 2023]);
  expect(isOver(2026, today)).toBe(true);
  expect(isOver(2027, today)).toBe(false);
});
