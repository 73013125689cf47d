import { expect, test } from "vitest";
import { findCardProblems, keepExistingProblems } from "./card-problems.ts";

const VALID = { isEmpty: false, isValid: true, isPotentiallyValid: true };
const WRONG = { ...VALID, isValid: false };
const ALL = { number: VALID, expiry: VALID, cvv: VALID };

test("G5.10 G5.11 G5.12 G5.13 each card field is validated on its own", () => {
  expect([...findCardProblems(ALL, "Ada")]).toEqual([]);
  expect([...findCardProblems(ALL, " ")]).toEqual(["holder"]);
  expect([...findCardProblems({ ...ALL, number: WRONG }, "Ada")]).toEqual(["number"]);
  expect([...findCardProblems({ ...ALL, expiry: WRONG, cvv: WRONG }, "Ada")]).toEqual(["expiry", "cvv"]);
});

test("G5.07 untouched card fields are invalid", () => {
  expect([...findCardProblems({}, "")]).toEqual(["number", "expiry", "cvv", "holder"]);
});

test("while the donor types, corrected errors disappear and no new errors appear", () => {
  expect([...keepExistingProblems(new Set(["number"]), new Set(["cvv"]))]).toEqual([]);
  expect([...keepExistingProblems(new Set(["number", "cvv"]), new Set(["cvv", "holder"]))]).toEqual(["cvv"]);
});
