import { expect, test } from "vitest";
import { addsFee } from "./gift-draft.ts";
import { fundLinesOf, isMistyped, netOf } from "./fund-lines.ts";

const line = (fundId: string, amount: string, key = 0) => ({ key, fundId, amount });

test("G1.05 the lines of several funds are one gift", () => {
  const lines = [line("general", "30"), line("missions", "20.25", 1), line("building", "", 2)];
  expect(netOf(lines, "en")).toBe(5025);
  expect(fundLinesOf(lines, "en")).toEqual([
    { fundId: "general", cents: 3000 },
    { fundId: "missions", cents: 2025 },
  ]);
});

test("a fund that stands there twice gets one line", () => {
  const lines = [line("general", "30"), line("missions", "5", 1), line("general", "1.50", 2)];
  expect(fundLinesOf(lines, "en")).toEqual([
    { fundId: "general", cents: 3150 },
    { fundId: "missions", cents: 500 },
  ]);
});

test("G5.17 a line that holds no amount is found, and an empty one is none", () => {
  expect(isMistyped([line("general", "30"), line("missions", "")], "en")).toBe(false);
  expect(isMistyped([line("general", "30"), line("missions", "1e3")], "en")).toBe(true);
});

test("G1.06 G4.06 the fee is added where the gateway says so, else when the donor says so", () => {
  expect(addsFee({ payFees: false }, { coverFee: false })).toBe(false);
  expect(addsFee({ payFees: false }, { coverFee: true })).toBe(true);
  expect(addsFee({ payFees: true }, { coverFee: false })).toBe(true);
});
