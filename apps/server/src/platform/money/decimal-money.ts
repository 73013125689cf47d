import { type Currency, currencyDigits, decimalOf, minorUnitsOf } from "@offertory/i18n";
import { type Money, moneyOf } from "./money.ts";

/** Returns the money of a decimal of the API; null when it is finer than the currency allows, not finite or too large. */
export function fromDecimal(decimal: number, currency: Currency): Money | null {
  const minorUnits = minorUnitsOf(decimal, currency);
  return minorUnits === null ? null : moneyOf(minorUnits, currency);
}

/** Returns the decimal that the API carries. For rows of lists, `decimalOf` needs no object per row. */
export const toDecimal = ({ minorUnits, currency }: Money): number => decimalOf(minorUnits, currency);

/**
 * Returns the amount with all decimals of its currency, as files and payment providers write it: 12.50, 7 for ¥7,
 * 1.250.
 */
export const decimalText = ({ minorUnits, currency }: Money): string =>
  decimalOf(minorUnits, currency).toFixed(currencyDigits(currency));
