import { centsOf } from "@offertory/contract";
import { CURRENCY_DIGITS, type Currency, unitsPerWhole } from "./currency.ts";
import { type Money, moneyOf } from "./money.ts";

/**
 * Returns the money of a decimal of the API; null when it is finer than the currency allows, not finite or too large.
 * `centsOf` of the contract decides, which assumes two decimals, so that other currencies are shifted first.
 */
export function fromDecimal(decimal: number, currency: Currency): Money | null {
  const minorUnits = centsOf(decimal * (unitsPerWhole(currency) / 100));
  return minorUnits === null ? null : moneyOf(minorUnits, currency);
}

/** Returns the decimal that the API carries. For rows of lists, `decimalOf` needs no object per row. */
export const toDecimal = ({ minorUnits, currency }: Money): number => decimalOf(minorUnits, currency);
export const decimalOf = (minorUnits: number, currency: Currency): number => minorUnits / unitsPerWhole(currency);

/**
 * Returns the amount with all decimals of its currency, as files and payment providers write it: 12.50, 7 for ¥7,
 * 1.250.
 */
export const decimalText = ({ minorUnits, currency }: Money): string =>
  decimalOf(minorUnits, currency).toFixed(CURRENCY_DIGITS[currency]);
