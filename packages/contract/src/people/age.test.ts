import { expect, test } from "vitest";
import { ageInYears } from "./age.ts";

test("S9.06 an age grows on the birthday", () => {
  expect(ageInYears("1980-05-06", "2026-05-05")).toBe(45);
  expect(ageInYears("1980-05-06", "2026-05-06")).toBe(46);
  expect(ageInYears("2026-05-06", "2026-05-06")).toBe(0);
});

test("S9.06 a person born on February 29 has the birthday on March 1 in common years", () => {
  expect(ageInYears("2000-02-29", "2026-02-28")).toBe(25);
  expect(ageInYears("2000-02-29", "2026-03-01")).toBe(26);
  expect(ageInYears("2000-02-29", "2028-02-29")).toBe(28);
});

test("S9.06 the age is null without a valid birth date, or before the birth date", () => {
  expect(ageInYears("", "2026-01-01")).toBeNull();
  expect(ageInYears("someday", "2026-01-01")).toBeNull();
  expect(ageInYears("2026-05-06", "2026-05-05")).toBeNull();
  expect(ageInYears("1980-05-06T00:00:00.000Z", "2026-05-06T10:00:00.000Z")).toBe(46);
});
