import { expect, test } from "vitest";
import { createTestBoot } from "../testing/create-test-boot.ts";
import { type Draft, startDraft } from "./draft.ts";
import { findProblems } from "./find-problems.ts";

const given = (changes: Partial<Draft> = {}, amount = "50"): Draft => ({
  ...startDraft(createTestBoot()),
  firstName: "Gus",
  lastName: "Guest",
  email: "gus@example.org",
  lines: [{ key: 0, fundId: "general", amount }],
  ...changes,
});
const STRIPE = { cardEntry: "stripe-elements", today: "2026-11-15", language: "en" } as const;
const PAYPAL = { ...STRIPE, cardEntry: "paypal-card-fields" } as const;

test("a complete gift has no problems", () => {
  expect(findProblems(given(), STRIPE)).toEqual({});
});

test("G5.01 a total under 0.50 is too small, and 0.50 is enough", () => {
  expect(findProblems(given({}, "0.49"), STRIPE)).toEqual({ amount: "give:amountTooSmall" });
  expect(findProblems(given({}, ""), STRIPE)).toEqual({ amount: "give:amountTooSmall" });
  expect(findProblems(given({}, "0.50"), STRIPE)).toEqual({});
});

test("G5.06 with PayPal, a total of zero has its own error text and 0.10 is too small", () => {
  expect(findProblems(given({}, "0"), PAYPAL)).toEqual({ amount: "give:amountZero" });
  expect(findProblems(given({}, "0.10"), PAYPAL)).toEqual({ amount: "give:amountTooSmall" });
});

test("G5.17 an amount that is not a number or has too many decimals is invalid", () => {
  for (const typed of ["five", "-5", "1e3"])
    expect(findProblems(given({}, typed), STRIPE)).toEqual({ amount: "give:amountInvalid" });
  for (const typed of ["25.555", "0.505"])
    expect(findProblems(given({}, typed), STRIPE)).toEqual({ amount: "give:amountDecimals" });
});

test("G5.02 G5.03 G5.04 first name, last name and email are required and cannot be blank", () => {
  const blank = { firstName: " ", lastName: "", email: "  " };
  for (const rules of [STRIPE, PAYPAL]) {
    expect(findProblems(given(blank), rules)).toEqual({
      firstName: "give:firstNameMissing",
      lastName: "give:lastNameMissing",
      email: "give:emailMissing",
    });
  }
});

test("G5.05 both forms accept every top-level domain, and refuse what is no email address", () => {
  for (const rules of [STRIPE, PAYPAL]) {
    for (const email of ["gus@example.org", "name@ourfamily.church", " o'gus+gift@xn--80ak6aa92e.xn--p1ai "])
      expect(findProblems(given({ email }), rules)).toEqual({});
    for (const email of [
      "gus",
      "gus@",
      "gus@example",
      "gus @example.org",
      "gus@example.o",
      "gus@example.org\nBcc:a@b.co",
    ])
      expect(findProblems(given({ email }), rules)).toEqual({ email: "give:emailInvalid" });
  }
});

test("a recurring gift must start today or later", () => {
  expect(findProblems(given({ type: "recurring", start: "2026-11-14" }), STRIPE)).toEqual({
    start: "give:startInvalid",
  });
  expect(findProblems(given({ type: "recurring", start: "" }), STRIPE)).toEqual({ start: "give:startInvalid" });
  expect(findProblems(given({ type: "recurring", start: "2026-11-15" }), STRIPE)).toEqual({});
});
