import { expect, test } from "vitest";
import { amountTyped, typedAmount } from "./amount-typed.ts";

test.each([
  ["25", 2500],
  ["25.5", 2550],
  [" $1,250.00 ", 125_000],
  ["1,250", 125_000],
  ["12,50", 1250],
  [".5", 50],
  ["1,234,567.89", 123_456_789],
])("G1.08 %j is an amount of %i cents", (text, cents) => {
  expect(amountTyped(text)).toBe(cents);
});

test.each(["", "0", "0.00", "-5", "12.345", "1e3", "12,5,0", "five", "1.2.3", "999999999999999"])(
  "G1.08 %j is no amount",
  (text) => {
    expect(amountTyped(text)).toBeNull();
  },
);

test("G1.08 an amount that is there is shown with two decimals", () => {
  expect([typedAmount(5), typedAmount(1250), typedAmount(100_000)]).toEqual(["0.05", "12.50", "1000.00"]);
});
