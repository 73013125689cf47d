import { centsOf } from "@offertory/contract";
import { CURRENCY_DIGITS, type Currency, unitsPerWhole } from "./currency.ts";
import { type Money, moneyOf } from "./money.ts";

/**
 * The amount that a decimal of the wire means, or null for one that is finer than the currency, endless or beyond belief. The rule is the
 * contract's, which is written for two decimals: others are shifted there.
 */
export function fromDecimal(decimal: number, currency: Currency): Money | null {
  const minorUnits = centsOf(decimal * (unitsPerWhole(currency) / 100));
  return minorUnits === null ? null : moneyOf(minorUnits, currency);
}

/** As the wire carries money. Rows of lists have only its number: no object is made for each of them. */
export const toDecimal = ({ minorUnits, currency }: Money): number => decimalOf(minorUnits, currency);
export const decimalOf = (minorUnits: number, currency: Currency): number => minorUnits / unitsPerWhole(currency);

/** With all its decimals, as files and providers write it: 12.50, ¥7 as 7, 1.250. */
export const decimalText = ({ minorUnits, currency }: Money): string =>
  decimalOf(minorUnits, currency).toFixed(CURRENCY_DIGITS[currency]);
