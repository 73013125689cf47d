import { sumOf } from "@offertory/contract";
import type { StatementLine } from "./statement-store.ts";

export interface FundSum {
  /** Null for the covered fees. */
  fundId: string | null;
  fundName: string | null;
  taxDeductible: boolean;
  amount: number;
}

/** Amounts are in minor units of the church's currency. */
export interface Sums {
  funds: FundSum[];
  total: number;
  deductible: number;
}

/**
 * Sums the lines by fund, in the order in which the funds first appear, with the covered fees last. A covered fee is
 * deductible if all funds of its donation are.
 */
export function sumUp(lines: readonly StatementLine[]): Sums {
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
