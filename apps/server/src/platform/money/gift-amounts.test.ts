import { coveredFee, defaultRates, likeADollar, minGiftOf, presetAmountsOf } from "@offertory/contract";
import { CURRENCIES, type Currency, currencyDigits, minorUnitsOf } from "@offertory/i18n";
import fc from "fast-check";
import { expect, test } from "vitest";
import { dollarUnits, feeToCover, isPayable, smallestGift } from "./gift-amounts.ts";
import { moneyOf } from "./money.ts";

const currency = fc.constantFrom<Currency>("JPY", "KRW", "USD", "EUR", "KWD", "BHD");

test("the smallest gift is 50 cents in dollars, and in every currency an amount that can be paid", () => {
  expect(smallestGift("USD")).toEqual(moneyOf(50, "USD"));
  expect([smallestGift("KRW"), smallestGift("EUR"), smallestGift("GBP"), smallestGift("KWD")]).toEqual([
    moneyOf(500, "KRW"),
    moneyOf(50, "EUR"),
    moneyOf(30, "GBP"),
    moneyOf(500, "KWD"),
  ]);
  for (const code of CURRENCIES) {
    expect([code, minorUnitsOf(minGiftOf(code), code)]).toEqual([code, smallestGift(code).minorUnits]);
    expect([code, isPayable(smallestGift(code))]).toEqual([code, true]);
  }
});

test("the suggested amounts are 25, 50, 100 and 250 in dollars, and whole amounts above the minimum in every currency", () => {
  expect(presetAmountsOf("USD")).toEqual([25, 50, 100, 250]);
  expect(presetAmountsOf("KRW")[0]).toBe(10_000);
  for (const code of CURRENCIES)
    for (const amount of presetAmountsOf(code)) {
      expect([code, Number.isInteger(amount) && amount > minGiftOf(code)]).toEqual([code, true]);
      expect([code, minorUnitsOf(amount, code)]).not.toEqual([code, null]);
    }
});

test("the covered fee leaves the church the whole gift, in an amount that can be paid, with 0, 2 and 3 decimals", () => {
  const { card: dinars } = defaultRates("KWD", dollarUnits("KWD"));
  expect([60, 5120].map((units) => (units + feeToCover(moneyOf(units, "KWD"), dinars)) % 10)).toEqual([0, 0]);
  fc.assert(
    fc.property(currency, fc.integer({ min: 50, max: 10_000_000 }), (code, units) => {
      const net = moneyOf(units, code);
      const { card } = defaultRates(code, dollarUnits(code));
      const fee = feeToCover(net, card);
      expect(fee).toBeGreaterThanOrEqual(coveredFee(units, card));
      expect(fee - coveredFee(units, card)).toBeLessThan(10);
      expect(isPayable(moneyOf(units + fee, code))).toBe(true);
    }),
  );
});

test("an amount of a currency with three decimals ends in a zero, because Stripe takes no other", () => {
  expect([5120, 5124].map((units) => isPayable(moneyOf(units, "KWD")))).toEqual([true, false]);
  expect(currencyDigits("KWD")).toBe(3);
  expect(isPayable(moneyOf(2_147_483_648, "IDR"))).toBe(false);
});

test("fixed fees are those of Stripe, or like 30 cents", () => {
  expect(defaultRates("USD", 100)).toEqual({
    card: { basisPoints: 290, fixed: 30, cap: null },
    bank: { basisPoints: 80, fixed: 0, cap: 500 },
  });
  expect(defaultRates("EUR", dollarUnits("EUR")).card.fixed).toBe(25);
  expect(defaultRates("KRW", dollarUnits("KRW")).card.fixed).toBe(300);
  expect(likeADollar("KRW")).toBe(1000);
});
