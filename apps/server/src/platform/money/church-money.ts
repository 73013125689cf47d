import { type Currency, decimalOf, DEFAULT_CURRENCY } from "@offertory/i18n";
import { type Money, minorUnitsIn, moneyOf } from "./money.ts";

/**
 * The currencies of all churches whose currency is not the default one. It is kept in memory, so that no request needs
 * a query for it: the module of churches reads them when a process starts, and every process is told of a change.
 * Because a process may learn of a change too late, the database refuses rows in another currency than their church's.
 */
const currencies = new Map<string, Currency>();

/** Returns the currency of a church's gifts and ledger. */
export const currencyOf = (churchId: string): Currency => currencies.get(churchId) ?? DEFAULT_CURRENCY;

export function rememberCurrency(churchId: string, currency: Currency): void {
  if (currency === DEFAULT_CURRENCY) currencies.delete(churchId);
  else currencies.set(churchId, currency);
}

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
