import { expect, test } from "vitest";
import { findCardProblems, keepExistingProblems } from "./card-problems.ts";

const VALID = { isEmpty: false, isValid: true, isPotentiallyValid: true };
const WRONG = { ...VALID, isValid: false };
const ALL = { number: VALID, expiry: VALID, cvv: VALID };

test("G5.10 G5.11 G5.12 G5.13 a card is looked at part by part", () => {
  expect([...findCardProblems(ALL, "Ada")]).toEqual([]);
  expect([...findCardProblems(ALL, " ")]).toEqual(["holder"]);
  expect([...findCardProblems({ ...ALL, number: WRONG }, "Ada")]).toEqual(["number"]);
  expect([...findCardProblems({ ...ALL, expiry: WRONG, cvv: WRONG }, "Ada")]).toEqual(["expiry", "cvv"]);
});

test("G5.07 fields that nobody has touched are not right", () => {
  expect([...findCardProblems({}, "")]).toEqual(["number", "expiry", "cvv", "holder"]);
});

test("while somebody types, what is right again is no longer said, and nothing new is", () => {
  expect([...keepExistingProblems(new Set(["number"]), new Set(["cvv"]))]).toEqual([]);
  expect([...keepExistingProblems(new Set(["number", "cvv"]), new Set(["cvv", "holder"]))]).toEqual(["cvv"]);
});
