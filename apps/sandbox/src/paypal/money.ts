import { asObject, asText } from "./read-json.ts";
import { malformed, unprocessable } from "./refusal.ts";

export type Money = { cents: number; currency: string };
export type MoneyJson = { currency_code: string; value: string };

export function showMoney(cents: number, currency: string): MoneyJson {
  const whole = Math.abs(cents);
  const value = `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
  return { currency_code: currency, value: cents < 0 ? `-${value}` : value };
}

/** Reads the amount of a payment or refund; PayPal refuses zero. */
export function readMoney(value: unknown, field: string): Money {
  const money = asObject(value, field);
  const currency = asText(money["currency_code"], `${field}/currency_code`);
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw malformed("INVALID_PARAMETER_SYNTAX", "A currency has three capital characters.", `${field}/currency_code`);
  }
  const text = asText(money["value"], `${field}/value`);
  const match = /^(-?)(\d{1,10})(?:\.(\d+))?$/.exec(text);
  if (!match) throw malformed("INVALID_PARAMETER_SYNTAX", "A decimal number as text.", `${field}/value`);
  const [, sign, whole = "", fraction = ""] = match;
  if (fraction.length > 2) throw unprocessable("DECIMAL_PRECISION", "At most two decimals.", `${field}/value`);
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  if (sign || cents === 0) {
    throw unprocessable("CANNOT_BE_ZERO_OR_NEGATIVE", "An amount is more than zero.", `${field}/value`);
  }
  return { cents, currency };
}

/** PayPal's fee for a captured amount: 2.9 % and 30 cents, never more than the amount. */
export function feeOf(cents: number): number {
  return Math.min(cents, Math.floor((cents * 290 + 5_000) / 10_000) + 30);
}
