import { splitByWeight, sumOf, type Cents } from "@offertory/contract";
import type { FundShare } from "../../funds/index.ts";

interface Left {
  fundId: string;
  left: Cents;
}

/**
 * What each fund gives back of an amount: in proportion to what it still holds of the gift. What the donor had added for the
 * fee counts as a share of its own, which nobody holds; it is named by an empty fund.
 */
export function shareRefund(amount: Cents, funds: readonly Left[], coveredFeeLeft: Cents): FundShare[] {
  const holders = [...funds, { fundId: "", left: coveredFeeLeft }].filter(({ left }) => left > 0);
  const parts = splitByWeight(
    amount,
    holders.map(({ left }) => left),
  );
  return holders
    .map(({ fundId }, index) => ({ fundId, amount: parts[index] ?? 0 }))
    .filter((share) => share.amount > 0);
}

export const isCovered = (wanted: readonly FundShare[], funds: readonly Left[]): boolean =>
  wanted.every(({ fundId, amount }) => {
    const asked = sumOf(wanted.filter((share) => share.fundId === fundId).map((share) => share.amount));
    const held = sumOf(funds.filter((fund) => fund.fundId === fundId).map(({ left }) => left));
    return amount > 0 && asked <= held;
  });
