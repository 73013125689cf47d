import { expect, test } from "vitest";
import { problemWithExpiry, startExpiry, twoDigits } from "./expiry-draft.ts";

const now = new Date(2026, 10, 15);

test("G5.09 month and year take digits only, two characters each", () => {
  expect(twoDigits("1a2")).toBe("12");
  expect(twoDigits("2031")).toBe("20");
  expect(startExpiry({ exp_month: 4, exp_year: 2031 })).toEqual({ month: "04", year: "31" });
});

test("G5.09 an empty month or year is reported as blank", () => {
  expect(problemWithExpiry({ month: "", year: "31" }, now)).toBe("blank");
  expect(problemWithExpiry({ month: "4", year: "" }, now)).toBe("blank");
});

test("a month that does not exist or is past is invalid, and the current month is valid", () => {
  expect(problemWithExpiry({ month: "13", year: "31" }, now)).toBe("invalid");
  expect(problemWithExpiry({ month: "00", year: "31" }, now)).toBe("invalid");
  expect(problemWithExpiry({ month: "10", year: "26" }, now)).toBe("invalid");
  expect(problemWithExpiry({ month: "11", year: "26" }, now)).toBeNull();
});
