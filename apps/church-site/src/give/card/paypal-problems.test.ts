import { expect, test } from "vitest";
import { findCardProblems } from "./paypal-problems.ts";

const VALID = { isEmpty: false, isValid: true, isPotentiallyValid: true };
const WRONG = { ...VALID, isValid: false };
const ALL = { number: VALID, expiry: VALID, cvv: VALID };

test("a card that is whole has no problem", () => {
  expect(findCardProblems(ALL, "Gus Guest")).toEqual({});
});

test("G5.10 G5.11 G5.12 G5.13 each field of a card has its own text", () => {
  expect(findCardProblems(ALL, " ")).toEqual({ holder: "give:cardHolderMissing" });
  expect(findCardProblems({ ...ALL, number: WRONG }, "G")).toEqual({ number: "give:cardNumberInvalid" });
  expect(findCardProblems({ ...ALL, expiry: WRONG }, "G")).toEqual({ expiry: "give:cardExpiryInvalid" });
  expect(findCardProblems({ ...ALL, cvv: WRONG }, "G")).toEqual({ cvv: "give:cardCvvInvalid" });
});

test("G5.07 fields that nobody has touched are not right", () => {
  expect(Object.keys(findCardProblems({}, ""))).toEqual(["number", "expiry", "cvv", "holder"]);
});
