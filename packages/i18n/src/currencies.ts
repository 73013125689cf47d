/**
 * The currencies that a church can choose: those in which Stripe takes payments
 * (https://docs.stripe.com/currencies#presentment-currencies).
 */
export const CURRENCIES = [
  ...(["AED", "AFN", "ALL", "AMD", "ANG", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT", "BGN"] as const),
  ...(["BHD", "BIF", "BMD", "BND", "BOB", "BRL", "BSD", "BWP", "BYN", "BZD", "CAD", "CDF", "CHF", "CLP"] as const),
  ...(["CNY", "COP", "CRC", "CVE", "CZK", "DJF", "DKK", "DOP", "DZD", "EGP", "ETB", "EUR", "FJD", "FKP"] as const),
  ...(["GBP", "GEL", "GIP", "GMD", "GNF", "GTQ", "GYD", "HKD", "HNL", "HTG", "HUF", "IDR", "ILS", "INR"] as const),
  ...(["ISK", "JMD", "JOD", "JPY", "KES", "KGS", "KHR", "KMF", "KRW", "KWD", "KYD", "KZT", "LAK", "LBP"] as const),
  ...(["LKR", "LRD", "LSL", "MAD", "MDL", "MGA", "MKD", "MMK", "MNT", "MOP", "MUR", "MVR", "MWK", "MXN"] as const),
  ...(["MYR", "MZN", "NAD", "NGN", "NIO", "NOK", "NPR", "NZD", "OMR", "PAB", "PEN", "PGK", "PHP", "PKR"] as const),
  ...(["PLN", "PYG", "QAR", "RON", "RSD", "RUB", "RWF", "SAR", "SBD", "SCR", "SEK", "SGD", "SHP", "SLE"] as const),
  ...(["SOS", "SRD", "SZL", "THB", "TJS", "TND", "TOP", "TRY", "TTD", "TWD", "TZS", "UAH", "UGX"] as const),
  ...(["USD", "UYU", "UZS", "VND", "VUV", "WST", "XAF", "XCD", "XCG", "XOF", "XPF", "YER", "ZAR", "ZMW"] as const),
] as const;

/** An ISO 4217 code. */
export type Currency = (typeof CURRENCIES)[number];

export const DEFAULT_CURRENCY: Currency = "USD";

export const isCurrency = (code: string): code is Currency => CURRENCIES.some((known) => known === code);

/** Returns the currencies with their names in a language, sorted by name. */
export function listCurrencies(tag: string): { code: Currency; name: string }[] {
  const names = new Intl.DisplayNames([tag], { type: "currency" });
  const { compare } = new Intl.Collator(tag);
  return CURRENCIES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((one, other) =>
    compare(one.name, other.name),
  );
}
