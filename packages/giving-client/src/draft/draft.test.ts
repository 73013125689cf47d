import { expect, test } from "vitest";
import { addsFee } from "./gift-draft.ts";
import { isMistyped, netOf } from "./fund-lines.ts";
import { fundLinesOf } from "./gift-lines.ts";

const line = (fundId: string, amount: string, key = 0) => ({ key, fundId, amount });

test("G1.05 lines for several funds add up to one gift, and empty lines are left out", () => {
  const lines = [line("general", "30"), line("missions", "20.25", 1), line("building", "", 2)];
  expect(netOf(lines, "en")).toBe(5025);
  expect(fundLinesOf(lines, "en")).toEqual([
    { fundId: "general", cents: 3000 },
    { fundId: "missions", cents: 2025 },
  ]);
});

test("two lines for the same fund are added up to one fund line", () => {
  const lines = [line("general", "30"), line("missions", "5", 1), line("general", "1.50", 2)];
  expect(fundLinesOf(lines, "en")).toEqual([
    { fundId: "general", cents: 3150 },
    { fundId: "missions", cents: 500 },
  ]);
});

test("G5.17 a line with an invalid amount is found, and an empty line is valid", () => {
  expect(isMistyped([line("general", "30"), line("missions", "")], "en")).toBe(false);
  expect(isMistyped([line("general", "30"), line("missions", "1e3")], "en")).toBe(true);
});

test("G1.06 G4.06 the fee is added if the gateway requires it or the donor chooses to cover it", () => {
  expect(addsFee({ payFees: false }, { coverFee: false })).toBe(false);
  expect(addsFee({ payFees: false }, { coverFee: true })).toBe(true);
  expect(addsFee({ payFees: true }, { coverFee: false })).toBe(true);
});
