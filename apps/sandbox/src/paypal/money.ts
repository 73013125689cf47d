import { decimalsOf, fixedFeeOf, isSupported } from "./currencies.ts";
import { asObject, asText } from "./read-json.ts";
import { malformed, unprocessable } from "./refusal.ts";

/** `cents` is an amount in the currency's smallest unit: cents, or whole yen. */
export type Money = { cents: number; currency: string };
export type MoneyJson = { currency_code: string; value: string };

export function showMoney(cents: number, currency: string): MoneyJson {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(cents)).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const value = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return { currency_code: currency, value: cents < 0 ? `-${value}` : value };
}

/** Reads the amount of a payment or refund; PayPal refuses zero. */
export function readMoney(value: unknown, field: string): Money {
  const money = asObject(value, field);
  const currency = asText(money["currency_code"], `${field}/currency_code`);
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw malformed("INVALID_PARAMETER_SYNTAX", "A currency has three capital characters.", `${field}/currency_code`);
  }
  if (!isSupported(currency)) {
    throw unprocessable("INVALID_CURRENCY_CODE", "PayPal does not take this currency.", `${field}/currency_code`);
  }
  const text = asText(money["value"], `${field}/value`);
  const match = /^(-?)(\d{1,10})(?:\.(\d+))?$/.exec(text);
  if (!match) throw malformed("INVALID_PARAMETER_SYNTAX", "A decimal number as text.", `${field}/value`);
  const [, sign, whole = "", fraction = ""] = match;
  const decimals = decimalsOf(currency);
  if (fraction.length > decimals) {
    const rule = decimals === 0 ? `${currency} has no decimals.` : "At most two decimals.";
    throw unprocessable("DECIMAL_PRECISION", rule, `${field}/value`);
  }
  const cents = Number(whole + fraction.padEnd(decimals, "0"));
  if (sign || cents === 0) {
    throw unprocessable("CANNOT_BE_ZERO_OR_NEGATIVE", "An amount is more than zero.", `${field}/value`);
  }
  return { cents, currency };
}

/** PayPal's fee for a captured amount: 2.9 % and the currency's fixed fee, never more than the amount. */
export function feeOf({ cents, currency }: Money): number {
  return Math.min(cents, Math.floor((cents * 290 + 5_000) / 10_000) + fixedFeeOf(currency));
}
