import type { Currency } from "@offertory/i18n";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { type Money, moneyOf } from "../../../platform/money/money.ts";
import type { Account } from "../account.ts";

/** Stripe still counts these with two decimals, which have to be zero: they lost them long ago. */
const TWO_ZEROS = new Set<Currency>(["ISK", "UGX"]);

/** The number of units that Stripe counts in one of ours. */
const stripeUnits = (currency: Currency): number => (TWO_ZEROS.has(currency) ? 100 : 1);

/** Stripe counts in minor units as we do, with few exceptions, and writes currency codes in lower case. */
export const stripeAmount = ({ minorUnits, currency }: Money) => ({
  amount: minorUnits * stripeUnits(currency),
  currency: currency.toLowerCase(),
});

/**
 * Translates an amount of Stripe. Null where its currency is not the church's: an account may hold several currencies,
 * the ledger has one. Null too where it has decimals that the currency does not.
 */
export function moneyIn({ churchId }: Pick<Account, "churchId">, amount: number, currency: string): Money | null {
  const ours = currencyOf(churchId);
  const minorUnits = amount / stripeUnits(ours);
  return currency.toUpperCase() === ours && Number.isInteger(minorUnits) ? moneyOf(minorUnits, ours) : null;
}
