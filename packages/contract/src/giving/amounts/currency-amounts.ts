/** The currency of a church, and the amounts of gifts in it, as decimals. */
export interface ChurchAmounts {
  currency: string;
  minGift: number;
  presets: readonly number[];
}

/** The smallest gift in dollars, in every form and on the server. */
const MIN_DOLLARS = 0.5;

/**
 * The smallest payments that Stripe takes (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). For
 * other currencies it asks for about as much as half a dollar.
 */
const STRIPE_MINIMUMS: Record<string, number> = {
  AED: 2,
  BGN: 1,
  CZK: 15,
  DKK: 2.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  INR: 0.5,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  PLN: 2,
  RON: 2,
  SEK: 3,
  THB: 10,
  ...Object.fromEntries(["AUD", "BRL", "CAD", "CHF", "EUR", "NZD", "SGD", "USD"].map((code) => [code, MIN_DOLLARS])),
};

/**
 * About as much as a dollar, rounded up to 1, 2 or 5, by currencies: of this size are minimums, suggested amounts and
 * fixed fees. It is not an exchange rate: nothing is converted by it. A currency that is missing counts as one.
 */
const LIKE_A_DOLLAR: readonly [number, string][] = [
  [2, "ANG AUD AWG AZN BAM BBD BGN BND BZD CAD NZD SGD XCG"],
  [5, "AED BYN FJD GEL ILS MYR PEN PGK PLN QAR RON SAR TND TOP WST XCD"],
  [10, "BOB BRL CNY DKK GTQ HKD MAD MOP NOK SBD SEK TTD"],
  [20, "BWP LSL MDL MVR MXN NAD SCR SZL TJS ZAR"],
  [50, "CZK EGP HNL INR MUR NIO SLE SRD THB TRY TWD UAH UYU ZMW"],
  [100, "AFN ALL CVE DOP GMD JMD JPY KGS MKD MZN PHP RUB RSD VUV XPF"],
  [200, "BDT DJF DZD ETB GYD HTG ISK KES LRD NPR"],
  [500, "AMD CRC HUF KMF KZT LKR PKR SOS XAF XOF YER"],
  [1_000, "AOA ARS CLP KRW"],
  [2_000, "MWK NGN RWF"],
  [5_000, "BIF CDF COP KHR MGA MMK MNT TZS UGX"],
  [10_000, "GNF PYG UZS"],
  [20_000, "IDR LAK VND"],
  [100_000, "LBP"],
];

/** Returns a round sum of a currency that is worth about a dollar, in whole units. */
export const likeADollar = (currency: string): number =>
  LIKE_A_DOLLAR.find(([, codes]) => codes.includes(currency))?.[0] ?? 1;

/** Returns the smallest gift as a decimal. */
export const minGiftOf = (currency: string): number => STRIPE_MINIMUMS[currency] ?? likeADollar(currency) * MIN_DOLLARS;

/** What donors choose from where the sizes of banknotes suggest other amounts. */
const OTHER_PRESETS: Record<string, readonly number[]> = {
  INR: [500, 1_000, 2_500, 5_000],
  JPY: [1_000, 3_000, 5_000, 10_000],
  KRW: [10_000, 30_000, 50_000, 100_000],
};

/** Returns the amounts that a donor can choose with one click, as decimals. */
export const presetAmountsOf = (currency: string): readonly number[] =>
  OTHER_PRESETS[currency] ?? [25, 50, 100, 250].map((amount) => amount * likeADollar(currency));

export const churchAmountsOf = (currency: string): ChurchAmounts => ({
  currency,
  minGift: minGiftOf(currency),
  presets: presetAmountsOf(currency),
});
