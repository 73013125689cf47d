import { sumOf } from "@offertory/contract";
import { unitsFor } from "../../platform/money/church-money.ts";
import { addMoney, isZero, type Money } from "../../platform/money/money.ts";
import { splitMoney } from "../../platform/money/split-money.ts";

/** What a fund was given by a donation and has left of it, in minor units. `fundId` is null for the covered fee. */
export interface Holding {
  fundId: string | null;
  given: number;
  left: number;
}

/** A fund's part of an amount; `fundId` is null for the covered fee. */
export interface Part {
  fundId: string | null;
  amount: Money;
}

/** Returns the fund lines of an entry: one line per fund, without lines of zero. */
export const fundLines = <Base extends { churchId: string }>(base: Base, parts: readonly Part[]) =>
  merge(parts).map(({ fundId, amount }) => ({
    ...base,
    account: fundId === null ? "covered-fees" : "fund",
    fundId,
    amount: unitsFor(base.churchId, amount),
    currency: amount.currency,
  }));

/** Adds up the parts of the same fund, because a gift may have two fund lines for one fund. */
function merge(parts: readonly Part[]): Part[] {
  const sums = new Map<string | null, Money>();
  for (const { fundId, amount } of parts) {
    const before = sums.get(fundId);
    sums.set(fundId, before ? addMoney(before, amount) : amount);
  }
  return [...sums].map(([fundId, amount]) => ({ fundId, amount })).filter(({ amount }) => !isZero(amount));
}

/** Splits an amount over the holders in proportion to their weights; those without weight get nothing. */
export function splitOverFunds(amount: Money, holders: readonly { fundId: string | null; weight: number }[]): Part[] {
  const some = holders.filter(({ weight }) => weight > 0);
  const parts = splitMoney(
    amount,
    some.map(({ weight }) => weight),
  );
  return parts.map((part, index) => ({ fundId: some[index]?.fundId ?? null, amount: part }));
}

/**
 * Splits money that is already gone over the funds: in proportion to what they have left, or to what they were given if
 * they have too little left.
 */
export function splitLossOverFunds(amount: Money, holdings: readonly Holding[]): Part[] {
  const isCovered = amount.minorUnits <= sumOf(holdings.map(({ left }) => Math.max(0, left)));
  return splitOverFunds(
    amount,
    holdings.map(({ fundId, given, left }) => ({ fundId, weight: isCovered ? left : given })),
  );
}
