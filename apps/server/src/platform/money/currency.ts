/**
 * The number of decimals of each currency. We do not use `Intl` for it, because the database stores these units and an
 * update of Node must not move a decimal point. A test compares the table with `Intl`.
 */
export const CURRENCY_DIGITS = {
  AUD: 2,
  BHD: 3,
  CAD: 2,
  CHF: 2,
  EUR: 2,
  GBP: 2,
  INR: 2,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  MXN: 2,
  NOK: 2,
  NZD: 2,
  PHP: 2,
  USD: 2,
} as const satisfies Record<string, 0 | 2 | 3>;

/** An ISO 4217 code. */
export type Currency = keyof typeof CURRENCY_DIGITS;

/** The minor units in one whole: 100 cents, 1 yen, 1,000 fils. */
export const unitsPerWhole = (currency: Currency): number => 10 ** CURRENCY_DIGITS[currency];
