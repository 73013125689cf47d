import { CURRENCIES, type Currency, currencyDigits } from "@offertory/i18n";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalText, fromDecimal, toDecimal } from "./decimal-money.ts";
import {
  addMoney,
  compareMoney,
  CurrencyMismatch,
  isSameMoney,
  isZero,
  moneyOf,
  negateMoney,
  subtractMoney,
  sumMoney,
} from "./money.ts";
import { splitMoney } from "./split-money.ts";

/** The maximum of a gift in the contract, in minor units. */
const MAX_AMOUNT = 10_000_000_000;

/** Currencies with no decimals, two and three. */
const currency = fc.constantFrom<Currency>("JPY", "USD", "KWD");
const minorUnits = fc.integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT });
const money = fc.tuple(minorUnits, currency).map(([units, code]) => moneyOf(units, code));
const twoOfOneCurrency = fc
  .tuple(minorUnits, minorUnits, currency)
  .map(([one, other, code]) => [moneyOf(one, code), moneyOf(other, code)] as const);

/** By ISO 4217 and at Stripe these have two decimals. Nobody uses them, so `Intl` of some versions leaves them out. */
const UNUSED_DECIMALS = "AFN ALL COP HUF IDR LAK LBP MMK PKR RSD SOS YER";

test("every currency has as many decimals as in Intl, or as in ISO 4217 where Intl leaves out unused ones", () => {
  for (const code of CURRENCIES) {
    const format = new Intl.NumberFormat("en", { style: "currency", currency: code });
    const { maximumFractionDigits } = format.resolvedOptions();
    expect([code, UNUSED_DECIMALS.includes(code) ? 2 : maximumFractionDigits]).toEqual([code, currencyDigits(code)]);
  }
});

test("the parts of a split amount add up to the amount, whatever its currency and sign", () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
    .filter((all) => all.some((weight) => weight > 0));
  fc.assert(
    fc.property(money, weights, (whole, by) => {
      const parts = splitMoney(whole, by);
      expect(parts).toHaveLength(by.length);
      expect(sumMoney(parts, whole.currency)).toEqual(whole);
      // Nobody gets a part of the other sign, and nobody without a weight gets any.
      expect(parts.every((part) => part.minorUnits * Math.sign(whole.minorUnits) >= 0)).toBe(true);
      expect(parts.every((part, at) => by[at] !== 0 || isZero(part))).toBe(true);
    }),
  );
});

test("a negative amount is split to the last minor unit, by the largest remainder", () => {
  const parts = splitMoney(moneyOf(-100, "USD"), [1, 1, 1]);
  expect(parts.map(({ minorUnits }) => minorUnits)).toEqual([-34, -33, -33]);
});

test("an amount is unchanged after conversion to a decimal and back", () => {
  fc.assert(
    fc.property(money, (sent) => {
      expect(fromDecimal(toDecimal(sent), sent.currency)).toEqual(sent);
      expect(fromDecimal(Number(decimalText(sent)), sent.currency)).toEqual(sent);
    }),
  );
});

test("a decimal with more digits than its currency allows is refused", () => {
  expect(fromDecimal(12.5, "JPY")).toBeNull();
  expect(fromDecimal(12.505, "USD")).toBeNull();
  expect(fromDecimal(12.505, "KWD")).toEqual({ minorUnits: 12_505, currency: "KWD" });
  expect(fromDecimal(12.5055, "KWD")).toBeNull();
  expect(fromDecimal(20.889999999999997, "USD")).toEqual({ minorUnits: 2089, currency: "USD" });
  expect([Number.NaN, Infinity, -Infinity, 1e12].map((beyond) => fromDecimal(beyond, "USD"))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([0.1 + 0.2, -0].map((decimal) => fromDecimal(decimal, "USD")?.minorUnits)).toEqual([30, 0]);
});

test("an amount is written with all decimals of its currency", () => {
  expect([moneyOf(1250, "USD"), moneyOf(1250, "JPY"), moneyOf(1250, "KWD")].map(decimalText)).toEqual([
    "12.50",
    "1250",
    "1.250",
  ]);
});

test("addition and subtraction are inverse, and comparison follows the numbers", () => {
  fc.assert(
    fc.property(twoOfOneCurrency, ([one, other]) => {
      expect(subtractMoney(addMoney(one, other), other)).toEqual(one);
      expect(Math.sign(compareMoney(one, other))).toBe(Math.sign(one.minorUnits - other.minorUnits));
      expect(isSameMoney(one, other)).toBe(compareMoney(one, other) === 0);
      expect(isZero(addMoney(one, negateMoney(one)))).toBe(true);
    }),
  );
});

test("amounts in two currencies cannot be added, subtracted, summed or compared", () => {
  const dollars = moneyOf(500, "USD");
  const yen = moneyOf(500, "JPY");
  expect(() => addMoney(dollars, yen)).toThrow(CurrencyMismatch);
  expect(() => subtractMoney(dollars, yen)).toThrow(CurrencyMismatch);
  expect(() => sumMoney([dollars, yen], "USD")).toThrow(CurrencyMismatch);
  expect(() => compareMoney(dollars, yen)).toThrow(CurrencyMismatch);
  expect(isSameMoney(dollars, yen)).toBe(false);
});
