/**
 * The currencies that PayPal's REST API takes. `decimals` differs from ISO 4217 where PayPal takes whole amounts only:
 * forints and Taiwan dollars. `fixedFee` is the fixed part of PayPal's fee, in the currency's smallest unit.
 */
const CURRENCIES: Record<string, { decimals: 0 | 2; fixedFee: number }> = {
  AUD: { decimals: 2, fixedFee: 30 },
  BRL: { decimals: 2, fixedFee: 60 },
  CAD: { decimals: 2, fixedFee: 30 },
  CHF: { decimals: 2, fixedFee: 55 },
  CNY: { decimals: 2, fixedFee: 200 },
  CZK: { decimals: 2, fixedFee: 1000 },
  DKK: { decimals: 2, fixedFee: 260 },
  EUR: { decimals: 2, fixedFee: 35 },
  GBP: { decimals: 2, fixedFee: 30 },
  HKD: { decimals: 2, fixedFee: 235 },
  HUF: { decimals: 0, fixedFee: 90 },
  ILS: { decimals: 2, fixedFee: 120 },
  JPY: { decimals: 0, fixedFee: 40 },
  MXN: { decimals: 2, fixedFee: 400 },
  MYR: { decimals: 2, fixedFee: 200 },
  NOK: { decimals: 2, fixedFee: 280 },
  NZD: { decimals: 2, fixedFee: 45 },
  PHP: { decimals: 2, fixedFee: 1500 },
  PLN: { decimals: 2, fixedFee: 135 },
  SEK: { decimals: 2, fixedFee: 325 },
  SGD: { decimals: 2, fixedFee: 50 },
  THB: { decimals: 2, fixedFee: 1100 },
  TWD: { decimals: 0, fixedFee: 10 },
  USD: { decimals: 2, fixedFee: 30 },
};

export const CURRENCY_CODES: string[] = Object.keys(CURRENCIES);

export const isSupported = (currency: string): boolean => Object.hasOwn(CURRENCIES, currency);

export const decimalsOf = (currency: string): 0 | 2 => CURRENCIES[currency]?.decimals ?? 2;

export const fixedFeeOf = (currency: string): number => CURRENCIES[currency]?.fixedFee ?? 0;
