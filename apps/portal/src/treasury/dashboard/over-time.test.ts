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
  isPartial: false,
});

test("a short period is shown by month, with the earlier amount for comparison and the days of its donations", () => {
  const months = [
    { ...month("2026-02", 5), before: 4 },
    { ...month("2026-03", 1), isPartial: true },
  ];
  expect(overTime(months, "2026-03-09")).toEqual([
    { key: "2026-02", isYear: false, net: 5, before: 4, isPartial: false, from: "2026-02-01", to: "2026-02-28" },
    { key: "2026-03", isYear: false, net: 1, before: null, isPartial: true, from: "2026-03-01", to: "2026-03-09" },
  ]);
});

test("a long period is shown by year, exact to the cent, and the year that is not over is marked", () => {
  const months = Array.from({ length: 30 }, (_, index) =>
    month(`${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`, 0.1),
  );
  const year = (key: string) => ({ key, isYear: true, before: null, isPartial: false, from: `${key}-01-01` });
  expect(overTime(months, "2026-06-30")).toEqual([
    { ...year("2024"), net: 1.2, to: "2024-12-31" },
    { ...year("2025"), net: 1.2, to: "2025-12-31" },
    { ...year("2026"), net: 0.6, isPartial: true, to: "2026-06-30" },
  ]);
  expect(overTime(months, "2026-12-31").at(-1)).toMatchObject({ isPartial: false, to: "2026-12-31" });
});
