import { expect, test } from "vitest";
import { amountsOf } from "./giving-amounts.ts";

test("suggested amounts are parsed in the common notations", () => {
  expect(amountsOf("en", "25 50 100")).toEqual([25, 50, 100]);
  expect(amountsOf("en", " $25, $50; 100.50 ")).toEqual([25, 50, 100.5]);
  expect(amountsOf("en", "12,50")).toEqual([12.5]);
  expect(amountsOf("en", "1,250 2,500")).toEqual([1250, 2500]);
  expect(amountsOf("de", "25, 12,50, 1.250")).toEqual([25, 12.5, 1250]);
  expect(amountsOf("en", "25 25")).toEqual([25]);
  expect(amountsOf("en", "")).toEqual([]);
});

test("malformed amounts, amounts out of range and too many amounts are refused", () => {
  for (const text of ["a lot", "0.2", "1000000", "-5", "1.234", "25,50,100", "1e3", "1 2 3 4 5 6 7"])
    expect(amountsOf("en", text)).toBeNull();
});
