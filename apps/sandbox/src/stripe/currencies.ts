import { invalid } from "./stripe-error.ts";

/** The currencies that Stripe takes payments in (https://docs.stripe.com/currencies#presentment-currencies). */
const CURRENCIES =
  "aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf clp cny " +
  "cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr isk jmd " +
  "jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad " +
  "ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd szl thb " +
  "tjs tnd top try ttd twd tzs uah ugx usd uyu uzs vnd vuv wst xaf xcd xcg xof xpf yer zar zmw";
const WITH_THREE_DECIMALS = new Set(["bhd", "jod", "kwd", "omr", "tnd"]);
/** They have no decimals, but amounts are counted with two, which have to be zero. */
const WITH_TWO_ZEROS = new Set(["isk", "ugx"]);

/** The smallest payments, in minor units; elsewhere the sandbox takes 50 units. */
const MINIMUMS: Record<string, number> = {
  aed: 200,
  bgn: 100,
  czk: 1500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  mxn: 1000,
  myr: 200,
  nok: 300,
  pln: 200,
  ron: 200,
  sek: 300,
  thb: 1000,
};

/** The fixed part of the fee for cards, in minor units; elsewhere the sandbox takes 30 units. */
const FIXED_FEES: Record<string, number> = { eur: 25, gbp: 20, hkd: 235, krw: 350, mxn: 300, nok: 200, sek: 250 };

const MIN_UNITS = 50;

export function readCurrency(code: string, param: string): string {
  const currency = code.toLowerCase();
  if (CURRENCIES.split(" ").includes(currency)) return currency;
  throw invalid(param, `Invalid currency: ${code}. Stripe does not take this currency.`);
}

export const minimumOf = (currency: string): number => MINIMUMS[currency] ?? MIN_UNITS;
export const fixedFeeOf = (currency: string): number => FIXED_FEES[currency] ?? 30;

/** Whether Stripe takes the amount: the last digit of a currency with three decimals has to be zero. */
export const isWhole = (amount: number, currency: string): boolean =>
  (!WITH_THREE_DECIMALS.has(currency) || amount % 10 === 0) && (!WITH_TWO_ZEROS.has(currency) || amount % 100 === 0);
