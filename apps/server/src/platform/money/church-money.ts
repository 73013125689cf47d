import type { Currency } from "./currency.ts";
import { decimalOf } from "./decimal-money.ts";
import { type Money, minorUnitsIn, moneyOf } from "./money.ts";

/**
 * What a church takes gifts in and keeps its ledger in. All have dollars today; a currency for each church is a change of this function.
 * It does not wait for a database: once a church has amounts its currency never changes, so that it can be remembered.
 */
export const currencyOf = (_churchId: string): Currency => "USD";

/** The amount that a row of a church means: its columns are numbers of minor units, without a currency of their own. */
export const churchMoney = (churchId: string, minorUnits: number): Money => moneyOf(minorUnits, currencyOf(churchId));

/** The number for a row of a church. An amount in another currency is never written. */
export const unitsFor = (churchId: string, money: Money): number => minorUnitsIn(currencyOf(churchId), money);

/** Turns the numbers of a church's rows into the wire's decimals. Made once for a list, so that no row costs an object. */
export function decimalsOf(churchId: string): (minorUnits: number) => number {
  const currency = currencyOf(churchId);
  return (minorUnits) => decimalOf(minorUnits, currency);
}
