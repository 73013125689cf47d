import { currencyOf, churchMoney, unitsFor } from "../../platform/money/church-money.ts";
import { type Money, sumMoney } from "../../platform/money/money.ts";

/** A fund line: the part of a gift that goes to one fund. */
export interface FundShare {
  fundId: string;
  amount: Money;
}

/** A fund line as it is stored: the amount is in minor units of the church's currency. */
export interface FundShareRow {
  fundId: string;
  amount: number;
}

export const toShareRows = (churchId: string, shares: readonly FundShare[]): FundShareRow[] =>
  shares.map(({ fundId, amount }) => ({ fundId, amount: unitsFor(churchId, amount) }));

export const fromShareRows = (churchId: string, rows: readonly FundShareRow[]): FundShare[] =>
  rows.map(({ fundId, amount }) => ({ fundId, amount: churchMoney(churchId, amount) }));

export const sumShares = (churchId: string, shares: readonly FundShare[]): Money =>
  sumMoney(
    shares.map(({ amount }) => amount),
    currencyOf(churchId),
  );
