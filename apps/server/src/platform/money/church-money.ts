import type { Currency } from "./currency.ts";
import { decimalOf } from "./decimal-money.ts";
import { type Money, minorUnitsIn, moneyOf } from "./money.ts";

/**
 * Returns the currency of a church's gifts and ledger. All churches use dollars today; a currency per church only needs
 * a change here. It is synchronous: the currency of a church with amounts never changes, so it can be cached.
 */
export const currencyOf = (_churchId: string): Currency => "USD";

/** Returns the money of a church's row: its columns hold minor units without a currency. */
export const churchMoney = (churchId: string, minorUnits: number): Money => moneyOf(minorUnits, currencyOf(churchId));

/** Returns the minor units for a church's row. Throws for an amount in another currency. */
export const unitsFor = (churchId: string, money: Money): number => minorUnitsIn(currencyOf(churchId), money);

/**
 * Returns a function that converts a church's minor units to decimals of the API. Make it once per list, so that no
 * object is created for each row.
 */
export function decimalsOf(churchId: string): (minorUnits: number) => number {
  const currency = currencyOf(churchId);
  return (minorUnits) => decimalOf(minorUnits, currency);
}
