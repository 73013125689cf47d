import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyAmount, parseAmount, readAmount, readLinkAmount, writeAmount, writeLinkAmount } from "./amounts.ts";
import { formatMoney } from "./formats.ts";
import { currencyDigits } from "./minor-units.ts";
import { formatTag, LANGUAGE_CODES, type Language } from "./languages.ts";

const CURRENCIES = Intl.supportedValuesOf("currency");
const language = fc.constantFrom(...LANGUAGE_CODES);
const currency = fc.oneof(fc.constantFrom("USD", "EUR", "JPY", "KWD", "INR", "CHF"), fc.constantFrom(...CURRENCIES));
const minor = fc.oneof(fc.nat(200_000), fc.nat(2_000_000_000));
const decimalOf = (language: Language) =>
  new Intl.NumberFormat(formatTag(language)).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? "";

/** Random input from a keypad for money, most of it invalid. */
const keys = fc
  .array(fc.constantFrom(...Array.from("0123456789"), ".", ",", ".", ",", " ", "\u00A0", "\u202F", "'", "$"), {
    maxLength: 12,
  })
  .map((each) => each.join(""));

test.each<[Language, string, number]>([
  ["en", "50", 5000],
  ["en", "50.5", 5050],
  ["en", "50.", 5000],
  ["en", ".75", 75],
  ["en", "$1,250.00", 125_000],
  ["en", "1,250", 125_000],
  ["en", "1,234,567.89", 123_456_789],
  ["en", " 25 ", 2500],
  ["en", "12,50", 1250],
  ["en", "7,5", 750],
  ["en", "1.250,00", 125_000],
  ["en", "1'250.50", 125_050],
  ["en", "25 usd", 2500],
  ["en", "0", 0],
  ["de", "1.250", 125_000],
  ["de", "1.250,50", 125_050],
  ["de", "12.50", 1250],
  ["de", "1,250.50", 125_050],
  ["fr", "1\u202F250,50", 125_050],
  ["fr", "1 250", 125_000],
  ["fr", "1.250,50", 125_050],
  ["ru", "1\u00A0250,50 $", 125_050],
  ["no", "1 250,5", 125_050],
  ["hi", "1,25,000.50", 12_500_050],
  ["hi", "125,000", 12_500_000],
  ["hi", "१,२५,०००.५०", 12_500_050],
  ["en", "٢٥٫٥٠", 2550],
  ["zh", "１２５０", 125_000],
])("G5.17 in %s, %j is %i cents", (spoken, typed, cents) => {
  expect(parseAmount(spoken, typed)).toEqual({ kind: "amount", minor: cents });
});

test.each<[Language, string, "decimals" | "format"]>([
  ["en", "25.555", "decimals"],
  ["en", "0.505", "decimals"],
  ["en", "0,505", "decimals"],
  ["de", "1,250", "decimals"],
  ["fr", "1,250", "decimals"],
  ["fr", "1.250", "decimals"],
  ["en", "-5", "format"],
  ["en", "\u22125", "format"],
  ["en", "+5", "format"],
  ["en", "$-5", "format"],
  ["en", "(5)", "format"],
  ["en", "1e3", "format"],
  ["en", "0x10", "format"],
  ["en", "12,34,567", "format"],
  ["en", "1,2500", "decimals"],
  ["en", "1 2 5 0", "format"],
  ["en", "1,250 000", "format"],
  ["en", "5.5.5", "format"],
  ["en", "5²", "format"],
  ["en", "€50", "format"],
  ["en", "five", "format"],
  ["en", ".", "format"],
  ["en", "$", "format"],
  ["en", "99999999999", "format"],
])("G5.17 in %s, %j is refused for its %s", (spoken, typed, reason) => {
  expect(parseAmount(spoken, typed)).toEqual({ kind: "refused", reason });
});

test("an empty field is neither an amount nor an error", () => {
  for (const typed of ["", "  ", "\u00A0"]) expect(parseAmount("en", typed)).toEqual({ kind: "empty" });
});

test("G1.08 an amount written into a field is parsed to the same amount, in every language and currency", () => {
  fc.assert(
    fc.property(language, currency, minor, (spoken, code, cents) => {
      expect(readAmount(spoken, writeAmount(spoken, cents, code), code)).toBe(cents);
    }),
    { numRuns: 1000 },
  );
});

test("G1.08 a formatted amount can be pasted into a field of the same language", () => {
  fc.assert(
    fc.property(language, currency, minor, (spoken, code, cents) => {
      expect(readAmount(spoken, formatMoney(spoken, cents, code), code)).toBe(cents);
    }),
    { numRuns: 1000 },
  );
});

test("G5.17 a parsed amount has exactly the digits that were typed", () => {
  fc.assert(
    fc.property(language, keys, (spoken, typed) => {
      const cents = readAmount(spoken, typed);
      if (cents === null) return;
      const digits = typed.replaceAll(/\D/g, "");
      const decimals = /[.,](\d{1,2})\D*$/.exec(typed)?.[1] ?? "";
      expect(cents).toBe(Number(digits) * 10 ** (2 - decimals.length));
    }),
    { numRuns: 5000 },
  );
});

test("G5.17 the same text never means different amounts in two languages", () => {
  fc.assert(
    fc.property(keys, (typed) => {
      const amounts = LANGUAGE_CODES.map((spoken) => readAmount(spoken, typed)).filter((cents) => cents !== null);
      expect(new Set(amounts).size).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2000 },
  );
});

test("G5.17 an amount with more decimals than its currency has is refused", () => {
  const finer = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(language, currency, fc.nat(99_999), finer, fc.nat(9), (spoken, code, whole, extra, digit) => {
      const typed = `${whole}${decimalOf(spoken)}${String(digit).repeat(currencyDigits(code) + extra)}`;
      expect(parseAmount(spoken, typed, code)).toEqual({ kind: "refused", reason: "decimals" });
    }),
    { numRuns: 1000 },
  );
});

test("G5.17 a sign or an exponent is refused at any position", () => {
  const marks = fc.constantFrom("-", "+", "−", "–", "e", "E", "(", "*", "/", "%", "x");
  fc.assert(
    fc.property(language, currency, minor, marks, fc.nat(12), (spoken, code, cents, mark, at) => {
      const typed = writeAmount(spoken, cents, code);
      const place = at % (typed.length + 1);
      const marked = typed.slice(0, place) + mark + typed.slice(place);
      expect(parseAmount(spoken, marked, code).kind).toBe("refused");
    }),
    { numRuns: 1000 },
  );
});

test("yen have no decimals and dinars have three", () => {
  expect(readAmount("en", "1,250", "JPY")).toBe(1250);
  expect(parseAmount("en", "12.50", "JPY")).toEqual({ kind: "refused", reason: "decimals" });
  expect(readAmount("en", "25.555", "KWD")).toBe(25_555);
  expect(readAmount("de", "1,250", "KWD")).toBe(1250);
  expect([writeAmount("en", 1250, "JPY"), writeAmount("de", 1250, "KWD")]).toEqual(["1250", "1,250"]);
  expect([formatMoney("en", 1250, "JPY"), formatMoney("en", 1250, "KWD")]).toEqual(["¥1,250", "KWD\u00A01.250"]);
});

test("G2.14 the amount in a link is read and written with a decimal point in every language", () => {
  expect(["25.50", "1250", "25,50"].map((text) => readLinkAmount(text))).toEqual([2550, 125_000, 2550]);
  expect(["25.555", "-5", "1e3", ""].map((text) => readLinkAmount(text))).toEqual([null, null, null, null]);
  expect([5000, 2550].map((cents) => writeLinkAmount(cents))).toEqual(["50", "25.50"]);
});

test("G1.08 a field formats amounts by its language", () => {
  expect([5000, 5050, 5].map((cents) => writeAmount("en", cents))).toEqual(["50", "50.50", "0.05"]);
  expect(writeAmount("de", 125_050)).toBe("1250,50");
  expect([emptyAmount("en"), emptyAmount("de"), emptyAmount("en", "JPY")]).toEqual(["0.00", "0,00", "0"]);
});
