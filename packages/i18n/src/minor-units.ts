const WITHOUT_DECIMALS = "BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF";
const WITH_THREE_DECIMALS = "BHD JOD KWD OMR TND";
const MAX_WHOLE = 100_000_000;
const ROUNDING_TOLERANCE = 1e-6;

/**
 * Returns the number of decimals of a currency. We do not use `Intl` for it, because the database stores minor units
 * and an update of Node or of a browser must not move a decimal point. A test compares the result with `Intl`.
 */
export const currencyDigits = (currency: string): 0 | 2 | 3 =>
  WITHOUT_DECIMALS.includes(currency) ? 0 : WITH_THREE_DECIMALS.includes(currency) ? 3 : 2;

/** Returns the minor units in one whole: 100 cents, 1 yen, 1,000 fils. */
export const unitsPerWhole = (currency: string): number => 10 ** currencyDigits(currency);

/**
 * The maximum of one amount in minor units: a hundred million dollars, ten billion yen. It is more than any gift, and
 * small enough that a number holds every minor unit exactly.
 */
export const MAX_MINOR_UNITS = MAX_WHOLE * 100;

/**
 * Converts a decimal of the API to minor units. Clients calculate with decimals, so a result within a millionth of a
 * whole of a minor unit counts as that unit. Any finer fraction, a non-finite number and a number above the limit give
 * null.
 */
export function minorUnitsOf(decimal: number, currency: string): number | null {
  const perWhole = unitsPerWhole(currency);
  const exact = decimal * perWhole;
  const units = Math.round(exact);
  if (!Number.isFinite(decimal) || Math.abs(units) > MAX_MINOR_UNITS) return null;
  if (Math.abs(exact - units) > ROUNDING_TOLERANCE * perWhole) return null;
  // Negative zero becomes zero.
  return units === 0 ? 0 : units;
}

/** Converts minor units to the decimal that the API carries. */
export const decimalOf = (minorUnits: number, currency: string): number => minorUnits / unitsPerWhole(currency);
