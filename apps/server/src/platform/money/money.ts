import type { Currency } from "@offertory/i18n";

/** An amount in the smallest unit of its currency: cents of dollars, whole yen. */
export interface Money {
  readonly minorUnits: number;
  readonly currency: Currency;
}

/**
 * A bug in the program, never a donor's mistake: we have no exchange rates, so amounts in two currencies cannot be
 * combined.
 */
export class CurrencyMismatch extends Error {
  override readonly name = "CurrencyMismatch";
  constructor(one: Currency, other: Currency) {
    super(`An amount in ${one} met one in ${other}.`);
  }
}

export const moneyOf = (minorUnits: number, currency: Currency): Money => ({ minorUnits, currency });

/** Returns the minor units of an amount. Throws when it is in another currency. */
export function minorUnitsIn(currency: Currency, money: Money): number {
  if (money.currency !== currency) throw new CurrencyMismatch(currency, money.currency);
  return money.minorUnits;
}

export const addMoney = (one: Money, other: Money): Money =>
  moneyOf(one.minorUnits + minorUnitsIn(one.currency, other), one.currency);

export const subtractMoney = (one: Money, other: Money): Money =>
  moneyOf(one.minorUnits - minorUnitsIn(one.currency, other), one.currency);

/** The currency is a parameter, because the sum of an empty list needs one, too. */
export const sumMoney = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce(addMoney, moneyOf(0, currency));

/** Returns a negative number when the first amount is less. */
export const compareMoney = (one: Money, other: Money): number => one.minorUnits - minorUnitsIn(one.currency, other);

/** Whether both are the same amount of the same currency: ¥5 and 5 cents are not. */
export const isSameMoney = (one: Money, other: Money): boolean =>
  one.currency === other.currency && one.minorUnits === other.minorUnits;

export const isZero = ({ minorUnits }: Money): boolean => minorUnits === 0;

/** Returns 0 for 0, never -0. */
export const negateMoney = ({ minorUnits, currency }: Money): Money => moneyOf(0 - minorUnits, currency);
