import { sumOf } from "@offertory/contract";
import { unitsFor } from "../../platform/money/church-money.ts";
import { addMoney, isZero, type Money } from "../../platform/money/money.ts";
import { splitMoney } from "../../platform/money/split-money.ts";

/** What a fund has of a gift, as rows have it: what is left of it, and what it was given. What the donor added for the fee is of no fund. */
export interface Holding {
  fundId: string | null;
  given: number;
  left: number;
}

/** What each fund gets or gives of an amount; none for what the donor had added for the fee, which no fund ever had. */
export interface Part {
  fundId: string | null;
  amount: Money;
}

/** The lines of an entry that are against funds: each fund once, and none for nothing. */
export const fundLines = <Base extends { churchId: string }>(base: Base, parts: readonly Part[]) =>
  merge(parts).map(({ fundId, amount }) => ({
    ...base,
    account: fundId === null ? "covered-fees" : "fund",
    fundId,
    amount: unitsFor(base.churchId, amount),
  }));

/** Two shares of a gift may be for one fund; the ledger has one line for it. */
function merge(parts: readonly Part[]): Part[] {
  const sums = new Map<string | null, Money>();
  for (const { fundId, amount } of parts) {
    const before = sums.get(fundId);
    sums.set(fundId, before ? addMoney(before, amount) : amount);
  }
  return [...sums].map(([fundId, amount]) => ({ fundId, amount })).filter(({ amount }) => !isZero(amount));
}

/** Shares an amount over those who have something, in proportion to it. */
export function shareOver(amount: Money, holders: readonly { fundId: string | null; weight: number }[]): Part[] {
  const some = holders.filter(({ weight }) => weight > 0);
  const parts = splitMoney(
    amount,
    some.map(({ weight }) => weight),
  );
  return parts.map((part, index) => ({ fundId: some[index]?.fundId ?? null, amount: part }));
}

/**
 * Shares what is gone already, whether or not the funds still hold so much: over what is left, and where that is not enough
 * over what was given.
 */
export function shareLoss(amount: Money, holdings: readonly Holding[]): Part[] {
  const isCovered = amount.minorUnits <= sumOf(holdings.map(({ left }) => Math.max(0, left)));
  return shareOver(
    amount,
    holdings.map(({ fundId, given, left }) => ({ fundId, weight: isCovered ? left : given })),
  );
}
