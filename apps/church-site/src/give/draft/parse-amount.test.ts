import { expect, test } from "vitest";
import { parseAmount, writeAmount } from "./parse-amount.ts";

test.each([
  ["50", 5000],
  ["50.5", 5050],
  ["50.", 5000],
  [".75", 75],
  ["$1,250.00", 125_000],
  ["1.250,00", 125_000],
  ["12,50", 1250],
  ["1,250", 125_000],
  [" 25 ", 2500],
  ["", 0],
  ["0.49", 49],
])("G5.17 what is typed as %s is %i cents", (typed, cents) => {
  expect(parseAmount(typed)).toBe(cents);
});

test.each(["abc", "5x", "-5", "1.234.5678", "12.345.6", "1e3", ".", "999999999", "5.005.5", "0x10"])(
  "G5.17 %s is no amount",
  (typed) => {
    expect(parseAmount(typed)).toBeNull();
  },
);

test("G1.08 an amount is written without cents where it has none, and with both digits where it has some", () => {
  expect([5000, 5050, 5175, 0].map(writeAmount)).toEqual(["50", "50.50", "51.75", "0"]);
});
