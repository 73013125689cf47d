import { coveredFee, type FeeRate, likeADollar, minGiftOf } from "@offertory/contract";
import { type Currency, currencyDigits, unitsPerWhole } from "@offertory/i18n";
import { type Money, moneyOf } from "./money.ts";

/** The largest number of minor units that a column holds. Providers take less in almost every currency. */
const MAX_UNITS = 2_147_483_647;

export const smallestGift = (currency: Currency): Money =>
  moneyOf(Math.round(minGiftOf(currency) * unitsPerWhole(currency)), currency);

/** Returns about a dollar, in minor units of a currency. */
export const dollarUnits = (currency: Currency): number => likeADollar(currency) * unitsPerWhole(currency);

/** Stripe takes amounts in currencies with three decimals only if the last digit is zero. */
const payableStep = (currency: Currency): number => (currencyDigits(currency) === 3 ? 10 : 1);

export const isPayable = ({ minorUnits, currency }: Money): boolean =>
  minorUnits <= MAX_UNITS && minorUnits % payableStep(currency) === 0;

/** Returns the fee to add to a gift, so that the church gets the whole gift and the sum is an amount that can be paid. */
export function feeToCover({ minorUnits: net, currency }: Money, rate: FeeRate): number {
  const fee = coveredFee(net, rate);
  const step = payableStep(currency);
  return fee === 0 ? 0 : Math.ceil((net + fee) / step) * step - net;
}
