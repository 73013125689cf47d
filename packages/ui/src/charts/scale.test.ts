import { expect, test } from "vitest";
import { barLength, largestOf, ticksFor } from "./scale.ts";

test("an axis has a few round ticks and includes the largest value", () => {
  expect(ticksFor(980)).toEqual([0, 250, 500, 750, 1000]);
  expect(ticksFor(1000)).toEqual([0, 250, 500, 750, 1000]);
  expect(ticksFor(1001)).toEqual([0, 500, 1000, 1500]);
  expect(ticksFor(0.03)).toHaveLength(4);
  expect(ticksFor(0)).toEqual([0]);
});

test("a bar's length is proportional to its value, at least 2 px, and zero without a value", () => {
  expect(barLength(50, 100, 80)).toBe(40);
  expect(barLength(0.01, 100, 80)).toBe(2);
  expect(barLength(0, 100, 80)).toBe(0);
  expect(barLength(-5, 100, 80)).toBe(0);
  expect(barLength(5, 0, 80)).toBe(0);
});

test("the largest value includes the values before, and is zero for an empty list", () => {
  expect(largestOf([{ value: 3, before: 9 }, { value: 4 }])).toBe(9);
  expect(largestOf([])).toBe(0);
});
