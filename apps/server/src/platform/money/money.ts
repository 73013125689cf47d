import type { Currency } from "./currency.ts";

/** An amount of one currency, in its smallest unit: whole cents of dollars, whole yen. */
export interface Money {
  readonly minorUnits: number;
  readonly currency: Currency;
}

/** A mistake of the program, never of a donor: nothing here knows an exchange rate. */
export class CurrencyMismatch extends Error {
  override readonly name = "CurrencyMismatch";
  constructor(one: Currency, other: Currency) {
    super(`An amount in ${one} met one in ${other}.`);
  }
}

export const moneyOf = (minorUnits: number, currency: Currency): Money => ({ minorUnits, currency });

/** The number of an amount that must be of this currency, for a row that has no currency of its own. */
export function minorUnitsIn(currency: Currency, money: Money): number {
  if (money.currency !== currency) throw new CurrencyMismatch(currency, money.currency);
  return money.minorUnits;
}

export const addMoney = (one: Money, other: Money): Money =>
  moneyOf(one.minorUnits + minorUnitsIn(one.currency, other), one.currency);

export const subtractMoney = (one: Money, other: Money): Money =>
  moneyOf(one.minorUnits - minorUnitsIn(one.currency, other), one.currency);

/** The currency is given, because a sum of nothing has one too. */
export const sumMoney = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce(addMoney, moneyOf(0, currency));

/** Below zero where the first is less. */
export const compareMoney = (one: Money, other: Money): number => one.minorUnits - minorUnitsIn(one.currency, other);

/** Whether both are the same amount of the same currency: ¥5 and 5 cents are not. */
export const isSameMoney = (one: Money, other: Money): boolean =>
  one.currency === other.currency && one.minorUnits === other.minorUnits;

export const isZero = ({ minorUnits }: Money): boolean => minorUnits === 0;

/** Zero stays zero: negative zero is nobody's amount. */
export const negateMoney = ({ minorUnits, currency }: Money): Money => moneyOf(0 - minorUnits, currency);
