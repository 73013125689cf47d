import { currencyOf } from "../../../platform/money/church-money.ts";
import { type Money, moneyOf } from "../../../platform/money/money.ts";
import type { Account } from "../account.ts";

/** Stripe counts in minor units as we do, and writes currency codes in lower case. */
export const stripeAmount = ({ minorUnits, currency }: Money) => ({
  amount: minorUnits,
  currency: currency.toLowerCase(),
});

/**
 * Translates an amount of Stripe. Null where its currency is not the church's: an account may hold several currencies,
 * the ledger has one.
 */
export function moneyIn({ churchId }: Pick<Account, "churchId">, amount: number, currency: string): Money | null {
  const ours = currencyOf(churchId);
  return currency.toUpperCase() === ours ? moneyOf(amount, ours) : null;
}
