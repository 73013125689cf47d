import { sumOf } from "@offertory/contract";
import type { MovedLine } from "./statement-store.ts";

export interface FundSum {
  /** None for what was added for fees. */
  fundId: string | null;
  fundName: string | null;
  taxDeductible: boolean;
  amount: number;
}

/** In minor units of the church, as its rows are. */
export interface Sums {
  funds: FundSum[];
  total: number;
  deductible: number;
}

/**
 * What each fund got, in the order in which they first appear, and last what was added for fees. That goes with its gift: it is
 * deductible where all of the gift is.
 */
export function sumUp(lines: readonly MovedLine[]): Sums {
  const funds = new Map<string | null, FundSum>();
  for (const { fundId, fundName, taxDeductible, amount } of lines) {
    const known = funds.get(fundId) ?? { fundId, fundName, taxDeductible: taxDeductible ?? true, amount: 0 };
    funds.set(fundId, { ...known, amount: known.amount + amount });
  }
  const gifts = Map.groupBy(lines, ({ donationId }) => donationId);
  const deductible = [...gifts.values()].map((gift) => {
    const isWhole = gift.every(({ fundId, taxDeductible }) => fundId === null || taxDeductible);
    return sumOf(
      gift.filter((line) => (line.fundId === null ? isWhole : line.taxDeductible)).map(({ amount }) => amount),
    );
  });
  return {
    funds: [...funds.values()].toSorted((one, other) => Number(one.fundId === null) - Number(other.fundId === null)),
    total: sumOf(lines.map(({ amount }) => amount)),
    deductible: sumOf(deductible),
  };
}
