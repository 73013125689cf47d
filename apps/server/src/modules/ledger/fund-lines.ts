import { splitByWeight, sumOf, type Cents } from "@offertory/contract";

/** What each fund gets or gives of an amount; none for what the donor had added for the fee, which no fund ever had. */
export interface Part {
  fundId: string | null;
  amount: Cents;
}

/** The lines of an entry that are against funds: each fund once, and none for nothing. */
export const fundLines = <Base extends object>(base: Base, parts: readonly Part[]) =>
  merge(parts).map(({ fundId, amount }) => ({
    ...base,
    account: fundId === null ? "covered-fees" : "fund",
    fundId,
    amount,
  }));

/** Two shares of a gift may be for one fund; the ledger has one line for it. */
function merge(parts: readonly Part[]): Part[] {
  const sums = new Map<string | null, Cents>();
  for (const { fundId, amount } of parts) sums.set(fundId, (sums.get(fundId) ?? 0) + amount);
  return [...sums].map(([fundId, amount]) => ({ fundId, amount })).filter(({ amount }) => amount !== 0);
}

/** Shares an amount over those who have something, in proportion to it. */
export function shareOver(amount: Cents, holders: readonly { fundId: string | null; weight: Cents }[]): Part[] {
  const some = holders.filter(({ weight }) => weight > 0);
  const parts = splitByWeight(
    amount,
    some.map(({ weight }) => weight),
  );
  return some.map(({ fundId }, index) => ({ fundId, amount: parts[index] ?? 0 }));
}

/**
 * Shares what is gone already, whether or not the funds still hold so much: over what is left, and where that is not enough
 * over what was given.
 */
export function shareLoss(
  amount: Cents,
  holdings: readonly { fundId: string | null; given: Cents; left: Cents }[],
): Part[] {
  const isCovered = amount <= sumOf(holdings.map(({ left }) => Math.max(0, left)));
  return shareOver(
    amount,
    holdings.map(({ fundId, given, left }) => ({ fundId, weight: isCovered ? left : given })),
  );
}
