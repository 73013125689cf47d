import fc from "fast-check";
import { expect, test } from "vitest";
import type { Currency } from "@offertory/i18n";
import { rememberCurrency } from "../../platform/money/church-money.ts";
import { moneyOf } from "../../platform/money/money.ts";
import { moneyIn as paypalMoneyIn, paypalAmount, signedMoneyIn } from "./paypal/paypal-money.ts";
import { moneyIn as stripeMoneyIn, stripeAmount } from "./stripe/stripe-money.ts";

const church = { churchId: "church" };
const money = fc
  .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.constantFrom<Currency>("JPY", "USD", "KWD", "ISK"))
  .map(([minorUnits, currency]) => moneyOf(minorUnits, currency));

test("an amount is the same after conversion to PayPal's format and back", () => {
  fc.assert(
    fc.property(money, (sent) => {
      expect(signedMoneyIn(sent.currency, paypalAmount(sent))).toEqual(sent);
    }),
  );
});

test("a PayPal amount with another currency, too many decimals or an unexpected minus sign is parsed as null", () => {
  expect(paypalMoneyIn("USD", { currencyCode: "USD", value: "12.5" })).toEqual(moneyOf(1250, "USD"));
  expect(paypalMoneyIn("USD", { currencyCode: "EUR", value: "12.50" })).toBeNull();
  expect(paypalMoneyIn("USD", { currencyCode: "USD", value: "12.505" })).toBeNull();
  expect(paypalMoneyIn("JPY", { currencyCode: "JPY", value: "12.5" })).toBeNull();
  expect(paypalMoneyIn("USD", { currencyCode: "USD", value: "-1.00" })).toBeNull();
  expect(signedMoneyIn("USD", { currencyCode: "USD", value: "-1.00" })).toEqual(moneyOf(-100, "USD"));
  expect(signedMoneyIn("USD", undefined)).toBeNull();
});

test("a Stripe amount in another currency than the church's is parsed as null", () => {
  expect(stripeAmount(moneyOf(1250, "USD"))).toEqual({ amount: 1250, currency: "usd" });
  expect(stripeMoneyIn(church, 1250, "usd")).toEqual(moneyOf(1250, "USD"));
  expect(stripeMoneyIn(church, 1250, "eur")).toBeNull();
});

test("an amount is the same after conversion to Stripe's units and back, and Stripe's extra digits must be zero", () => {
  fc.assert(
    fc.property(money, (sent) => {
      rememberCurrency(church.churchId, sent.currency);
      const { amount, currency } = stripeAmount(sent);
      expect(stripeMoneyIn(church, amount, currency)).toEqual(sent);
    }),
  );
  rememberCurrency(church.churchId, "ISK");
  expect(stripeAmount(moneyOf(500, "ISK"))).toEqual({ amount: 50_000, currency: "isk" });
  expect(stripeMoneyIn(church, 50_050, "isk")).toBeNull();
  rememberCurrency(church.churchId, "USD");
});
