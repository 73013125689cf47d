import { expect, test } from "vitest";
import { keepAmount, readAmount, writeAmount } from "./amount-text.ts";

test("G5.17 a field for money takes nothing but a number with two decimals", () => {
  expect(keepAmount("abc12x.345")).toBe("12.34");
  expect(keepAmount("$1")).toBe("1");
  expect(keepAmount("7,5")).toBe("7.5");
  expect(keepAmount("-3")).toBe("3");
  expect(keepAmount(".5")).toBe("0.5");
});

test("what was typed becomes whole cents, and nothing becomes no amount", () => {
  expect(readAmount("0.5")).toBe(50);
  expect(readAmount("19.99")).toBe(1999);
  expect(readAmount("12.")).toBe(1200);
  expect(readAmount("")).toBeNull();
  expect(readAmount("1e3")).toBeNull();
});

test("an amount is written back as it would have been typed", () => {
  expect(writeAmount(5000)).toBe("50");
  expect(writeAmount(1950)).toBe("19.50");
});
