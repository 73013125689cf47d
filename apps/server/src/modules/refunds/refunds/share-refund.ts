import { addMoney, compareMoney, isZero, type Money, moneyOf } from "../../../platform/money/money.ts";
import { splitMoney } from "../../../platform/money/split-money.ts";
import type { FundShare } from "../../funds/index.ts";

interface Left {
  fundId: string;
  left: Money;
}

/**
 * Splits a refund over the funds, in proportion to what each still has of the donation. The covered fee counts as a
 * share of its own, with an empty fund id.
 */
export function shareRefund(amount: Money, funds: readonly Left[], coveredFeeLeft: Money): FundShare[] {
  const holders = [...funds, { fundId: "", left: coveredFeeLeft }].filter(({ left }) => left.minorUnits > 0);
  const parts = splitMoney(
    amount,
    holders.map(({ left }) => left.minorUnits),
  );
  return parts
    .map((part, index) => ({ fundId: holders[index]?.fundId ?? "", amount: part }))
    .filter((share) => !isZero(share.amount));
}

export const isCovered = (wanted: readonly FundShare[], funds: readonly Left[]): boolean =>
  wanted.every(({ fundId, amount }) => {
    const none = moneyOf(0, amount.currency);
    const asked = wanted
      .filter((share) => share.fundId === fundId)
      .reduce((sum, share) => addMoney(sum, share.amount), none);
    const held = funds.filter((fund) => fund.fundId === fundId).reduce((sum, { left }) => addMoney(sum, left), none);
    return amount.minorUnits > 0 && compareMoney(asked, held) <= 0;
  });
