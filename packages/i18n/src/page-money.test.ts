import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { emptyAmount, readAmount, writeAmount } from "./amounts.ts";
import { CURRENCIES } from "./currencies.ts";
import { formatMoney, formatWholeMoney, moneySigns } from "./formats.ts";
import { LANGUAGE_CODES, type Language } from "./languages.ts";
import {
  decimalOfUnits,
  minGift,
  pageCurrency,
  presetAmounts,
  setPageMoney,
  showOtherMoney,
  sumUnitsOf,
  unitsOf,
} from "./page-money.ts";

const show = (currency: string, presets: readonly number[] = []) => setPageMoney({ currency, minGift: 0.5, presets });
const withoutHardSpaces = (text: string) => text.replaceAll(/\s/g, " ");

afterEach(() => {
  setPageMoney(null);
  showOtherMoney(null);
});

test("a page shows and reads dollars until a church is known", () => {
  expect([pageCurrency(), minGift(), formatMoney("en", 2550)]).toEqual(["USD", 50, "$25.50"]);
  expect(presetAmounts()).toEqual([2500, 5000, 10_000, 25_000]);
});

test.each<[string, Language, number, string, string]>([
  ["KRW", "ko", 10_000, "₩10,000", "₩10,000"],
  ["KRW", "en", 10_000, "₩10,000", "₩10,000"],
  ["EUR", "de", 5000, "50,00 €", "50 €"],
  ["EUR", "fr", 5050, "50,50 €", "50,50 €"],
  ["INR", "hi", 10_000_000, "₹1,00,000.00", "₹1,00,000"],
  ["JPY", "de", 1000, "1.000 ¥", "1.000 ¥"],
  ["KWD", "en", 1250, "KWD 1.250", "KWD 1.250"],
  ["HUF", "en", 17_550, "HUF 175.50", "HUF 175.50"],
])("in %s and %s, %i minor units are %s, and %s as a suggestion", (currency, language, units, text, short) => {
  show(currency);
  expect(withoutHardSpaces(formatMoney(language, units))).toBe(text);
  expect(withoutHardSpaces(formatWholeMoney(language, units))).toBe(short);
});

test("the sign of the currency stands where the language puts it", () => {
  expect(moneySigns("en")).toEqual(["$", ""]);
  show("EUR");
  expect(moneySigns("de").map(withoutHardSpaces)).toEqual(["", " €"]);
  show("KRW");
  expect(moneySigns("ko")).toEqual(["₩", ""]);
  expect(emptyAmount("ko")).toBe("0");
});

test("amounts of 0, 2 and 3 decimals are unchanged by the wire, by fields and by texts that are pasted", () => {
  const currency = fc.constantFrom("KRW", "JPY", "USD", "EUR", "KWD", "BHD", ...CURRENCIES);
  const units = fc.oneof(fc.nat(200_000), fc.nat(99_999_999));
  fc.assert(
    fc.property(currency, fc.constantFrom(...LANGUAGE_CODES), units, (code, language, amount) => {
      show(code);
      expect(unitsOf(decimalOfUnits(amount))).toBe(amount);
      expect(sumUnitsOf(decimalOfUnits(amount))).toBe(amount);
      expect(readAmount(language, writeAmount(language, amount))).toBe(amount);
      expect(readAmount(language, formatMoney(language, amount))).toBe(amount);
      expect(readAmount(language, formatWholeMoney(language, amount))).toBe(amount);
    }),
    { numRuns: 1000 },
  );
});

test("minimum and suggested amounts are minor units of the church's currency", () => {
  setPageMoney({ currency: "KRW", minGift: 500, presets: [10_000, 30_000] });
  expect([minGift(), ...presetAmounts()]).toEqual([500, 10_000, 30_000]);
  setPageMoney({ currency: "KWD", minGift: 0.5, presets: [25] });
  expect([minGift(), ...presetAmounts()]).toEqual([500, 25_000]);
});

test("a screen about another church keeps its currency when the session becomes known, until it is closed", () => {
  showOtherMoney({ currency: "EUR", minGift: 0.5, presets: [] });
  show("KRW");
  expect(pageCurrency()).toBe("EUR");
  showOtherMoney(null);
  expect(pageCurrency()).toBe("KRW");
});
