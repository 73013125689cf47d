import { currencyOf, churchMoney, unitsFor } from "../../platform/money/church-money.ts";
import { type Money, sumMoney } from "../../platform/money/money.ts";

/** What one fund gets of a gift. */
export interface FundShare {
  fundId: string;
  amount: Money;
}

/** The same as rows and JSON columns have it: in minor units of the church's currency. */
export interface FundShareRow {
  fundId: string;
  amount: number;
}

export const toShareRows = (churchId: string, shares: readonly FundShare[]): FundShareRow[] =>
  shares.map(({ fundId, amount }) => ({ fundId, amount: unitsFor(churchId, amount) }));

export const fromShareRows = (churchId: string, rows: readonly FundShareRow[]): FundShare[] =>
  rows.map(({ fundId, amount }) => ({ fundId, amount: churchMoney(churchId, amount) }));

/** What all funds get together. */
export const sumShares = (churchId: string, shares: readonly FundShare[]): Money =>
  sumMoney(
    shares.map(({ amount }) => amount),
    currencyOf(churchId),
  );
