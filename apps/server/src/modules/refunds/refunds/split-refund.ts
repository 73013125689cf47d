import { addMoney, compareMoney, isZero, type Money, moneyOf } from "../../../platform/money/money.ts";
import { splitMoney } from "../../../platform/money/split-money.ts";
import type { FundLine } from "../../funds/index.ts";

interface FundRemainder {
  fundId: string;
  left: Money;
}

/**
 * Splits a refund over the funds, in proportion to what each still has of the donation. The covered fee counts as a
 * line of its own, with an empty fund id.
 */
export function splitRefund(amount: Money, funds: readonly FundRemainder[], coveredFeeLeft: Money): FundLine[] {
  const holders = [...funds, { fundId: "", left: coveredFeeLeft }].filter(({ left }) => left.minorUnits > 0);
  const parts = splitMoney(
    amount,
    holders.map(({ left }) => left.minorUnits),
  );
  return parts
    .map((part, index) => ({ fundId: holders[index]?.fundId ?? "", amount: part }))
    .filter((line) => !isZero(line.amount));
}

export const isCovered = (requested: readonly FundLine[], funds: readonly FundRemainder[]): boolean =>
  requested.every(({ fundId, amount }) => {
    const none = moneyOf(0, amount.currency);
    const requestedSum = requested
      .filter((line) => line.fundId === fundId)
      .reduce((sum, line) => addMoney(sum, line.amount), none);
    const held = funds.filter((fund) => fund.fundId === fundId).reduce((sum, { left }) => addMoney(sum, left), none);
    return amount.minorUnits > 0 && compareMoney(requestedSum, held) <= 0;
  });
