import { addMoney, compareMoney, isZero, type Money, moneyOf } from "../../../platform/money/money.ts";
import { splitMoney } from "../../../platform/money/split-money.ts";
import type { FundShare } from "../../funds/index.ts";

interface FundRemainder {
  fundId: string;
  left: Money;
}

/**
 * Splits a refund over the funds, in proportion to what each still has of the donation. The covered fee counts as a
 * share of its own, with an empty fund id.
 */
export function shareRefund(amount: Money, funds: readonly FundRemainder[], coveredFeeLeft: Money): FundShare[] {
  const holders = [...funds, { fundId: "", left: coveredFeeLeft }].filter(({ left }) => left.minorUnits > 0);
  const parts = splitMoney(
    amount,
    holders.map(({ left }) => left.minorUnits),
  );
  return parts
    .map((part, index) => ({ fundId: holders[index]?.fundId ?? "", amount: part }))
    .filter((share) => !isZero(share.amount));
}

export const isCovered = (requested: readonly FundShare[], funds: readonly FundRemainder[]): boolean =>
  requested.every(({ fundId, amount }) => {
    const none = moneyOf(0, amount.currency);
    const requestedSum = requested
      .filter((share) => share.fundId === fundId)
      .reduce((sum, share) => addMoney(sum, share.amount), none);
    const held = funds.filter((fund) => fund.fundId === fundId).reduce((sum, { left }) => addMoney(sum, left), none);
    return amount.minorUnits > 0 && compareMoney(requestedSum, held) <= 0;
  });
