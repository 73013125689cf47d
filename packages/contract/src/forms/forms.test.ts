import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  takesAnswer,
  FIELD_TYPES,
  isCounted,
  isAcceptingSubmissions,
  joinChoices,
  paymentChoices,
  paymentOf,
  problemOfAnswer,
  splitChoices,
  untouchedAnswer,
  type AnswerProblem,
  type FieldType,
} from "../index.ts";

const CHOICES = [
  { text: "Red", value: "red" },
  { text: "Blue, dark", value: "blue,dark" },
  { text: "Blue", value: "blue" },
];
const ask = (fieldType: FieldType, required = false) => ({ fieldType, choices: CHOICES, required });

describe("an answer", () => {
  const rows: [FieldType, string[], string[], AnswerProblem][] = [
    ["Multiple Choice", ["red", "blue,dark"], ["Red", "blue,", "green"], "unknown-choice"],
    [
      "Checkbox",
      ["red", "red,blue", "blue,dark,red", "red,blue,dark,blue"],
      ["red,green", "red,red"],
      "unknown-choice",
    ],
    ["Yes/No", ["True", "False"], ["true", "yes", "1"], "not-yes-or-no"],
    ["Whole Number", ["0", "-7", "+12", "007"], ["1.0", "1e3", "one", "9".repeat(16)], "not-whole"],
    ["Decimal", ["1", "1.5", ".5", "-2.", "+0.01"], ["1,5", ".", "1.2.3", "NaN"], "not-a-number"],
    ["Date", ["2024-02-29", "0001-01-01"], ["2023-02-29", "1/2/2024", "2024-2-9", "0000-01-01"], "not-a-day"],
    [
      "Phone Number",
      ["555-123-4567", "+49 (0)30 / 123456", "5551234567 ext. 12"],
      ["1234", "call me", "++1"],
      "not-a-phone",
    ],
    ["Email", ["ann@example.org"], ["ann", "ann@example", "a b@example.org"], "not-an-email"],
  ];
  test.each(rows)("S3.04 to %s is accepted or refused by the rules of its type", (fieldType, good, bad, problem) => {
    for (const value of good) expect([value, problemOfAnswer(ask(fieldType), value)]).toEqual([value, null]);
    for (const value of bad) expect([value, problemOfAnswer(ask(fieldType), value)]).toEqual([value, problem]);
  });

  test("S5.07 is required if the question is required, for every type except headings and payments", () => {
    for (const fieldType of FIELD_TYPES) {
      const isAsked = takesAnswer({ fieldType }) && fieldType !== "Payment";
      expect(problemOfAnswer(ask(fieldType, true), "  ")).toBe(isAsked ? "required" : null);
      expect(problemOfAnswer(ask(fieldType), "")).toBeNull();
    }
  });

  test("is limited to 1,000 characters in a text box and 10,000 in a text area", () => {
    expect(problemOfAnswer(ask("Textbox"), "x".repeat(1001))).toBe("too-long");
    expect(problemOfAnswer(ask("Text Area"), "x".repeat(10_000))).toBeNull();
    expect(problemOfAnswer(ask("Text Area"), "x".repeat(10_001))).toBe("too-long");
  });

  test("S3.03 defaults to False, the first choice or an empty text, and the default is valid", () => {
    expect(untouchedAnswer(ask("Yes/No"))).toBe("False");
    expect(untouchedAnswer(ask("Multiple Choice"))).toBe("red");
    for (const fieldType of FIELD_TYPES)
      expect(problemOfAnswer(ask(fieldType), untouchedAnswer(ask(fieldType)))).toBeNull();
    expect(untouchedAnswer({ fieldType: "Multiple Choice", choices: null })).toBe("");
  });

  test("S3.03 with several choices is joined by commas and split again in the order of the choices", () => {
    fc.assert(
      fc.property(fc.subarray(["plain", "two words", "a, with comma", "last"]), (ticked) => {
        const question = {
          choices: ["plain", "two words", "a, with comma", "last"].map((value) => ({ text: value, value })),
        };
        expect(splitChoices(question, joinChoices(question, ticked.toReversed()))).toEqual(ticked);
      }),
    );
  });

  test("never makes the validation throw, whatever its text is", () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIELD_TYPES), fc.string(), (fieldType, value) => {
        expect(() => problemOfAnswer(ask(fieldType, true), value)).not.toThrow();
      }),
    );
  });
});

test("G3.08 a payment question stores its amount and fund as two choices, and is incomplete without both", () => {
  expect(paymentOf({ choices: paymentChoices("12.50", "fund") })).toEqual({ dollars: "12.50", fundId: "fund" });
  expect(paymentOf({ choices: paymentChoices("", "fund") })).toBeNull();
  expect(paymentOf({ choices: null })).toBeNull();
});

test("only answers to choice and yes/no questions are counted", () => {
  expect(FIELD_TYPES.filter((fieldType) => isCounted({ fieldType }))).toEqual([
    "Multiple Choice",
    "Yes/No",
    "Checkbox",
  ]);
});

test("an open form accepts submissions until its closing time", () => {
  const now = new Date("2026-05-01T12:00:00Z");
  expect(isAcceptingSubmissions({ state: "open", closesAt: null }, now)).toBe(true);
  expect(isAcceptingSubmissions({ state: "open", closesAt: "2026-05-01T12:00:01Z" }, now)).toBe(true);
  expect(isAcceptingSubmissions({ state: "open", closesAt: "2026-05-01T12:00:00Z" }, now)).toBe(false);
  expect(isAcceptingSubmissions({ state: "draft", closesAt: null }, now)).toBe(false);
  expect(isAcceptingSubmissions({ state: "closed", closesAt: null }, now)).toBe(false);
});
