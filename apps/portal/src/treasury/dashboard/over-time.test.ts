import { expect, test } from "vitest";
import { overTime } from "./over-time.ts";

const month = (name: string, net: number) => ({
  month: name,
  given: net,
  refunded: 0,
  disputed: 0,
  net,
  gifts: 1,
  before: null,
});

test("a short period is shown by month, with the earlier amount for comparison", () => {
  expect(overTime([{ ...month("2026-01", 5), before: 4 }])).toEqual([
    { key: "2026-01", isYear: false, net: 5, before: 4 },
  ]);
});

test("a long period is shown by year, exact to the cent", () => {
  const months = Array.from({ length: 30 }, (_, index) =>
    month(`${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`, 0.1),
  );
  expect(overTime(months)).toEqual([
    { key: "2024", isYear: true, net: 1.2, before: null },
    { key: "2025", isYear: true, net: 1.2, before: null },
    { key: "2026", isYear: true, net: 0.6, before: null },
  ]);
});
