import fc from "fast-check";
import { expect, test } from "vitest";
import { eligibleInWords, germanNumber } from "./german-amount.ts";

test("an amount is written in German words", () => {
  const words: [number, string][] = [
    [100, "ein Euro"],
    [2150, "einundzwanzig Euro und fünfzig Cent"],
    [132_200, "eintausenddreihundertzweiundzwanzig Euro"],
    [124_601, "eintausendzweihundertsechsundvierzig Euro und ein Cent"],
    [1_700_000_099, "siebzehn Millionen Euro und neunundneunzig Cent"],
    [100_000_000, "eine Million Euro"],
    [99, "null Euro und neunundneunzig Cent"],
  ];
  for (const [cents, text] of words) expect(eligibleInWords(cents, "EUR")).toBe(text);
  expect(eligibleInWords(2150, "USD")).toBe("einundzwanzig USD und 50/100");
  expect(eligibleInWords(21, "JPY")).toBe("einundzwanzig JPY");
});

test("different numbers have different German words, and none contains a digit or an empty part", () => {
  const number = fc.integer({ min: 0, max: 999_999_999 });
  const { counterexample } = fc.check(
    fc.property(number, number, (one, other) => {
      const [first, second] = [germanNumber(one), germanNumber(other)];
      return (first === second) === (one === other) && /^[a-zäöüß]+( Millione?n?( [a-zäöüß]+)?)?$/i.test(first);
    }),
    { numRuns: 1000 },
  );
  expect(counterexample).toBeNull();
});
