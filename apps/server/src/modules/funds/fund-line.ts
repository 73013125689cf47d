import { currencyOf, churchMoney, unitsFor } from "../../platform/money/church-money.ts";
import { type Money, sumMoney } from "../../platform/money/money.ts";

/** A fund line: the part of a gift that goes to one fund. */
export interface FundLine {
  fundId: string;
  amount: Money;
}

/** A fund line as it is stored: the amount is in minor units of the church's currency. */
export interface FundLineRow {
  fundId: string;
  amount: number;
}

export const toFundLineRows = (churchId: string, lines: readonly FundLine[]): FundLineRow[] =>
  lines.map(({ fundId, amount }) => ({ fundId, amount: unitsFor(churchId, amount) }));

export const fromFundLineRows = (churchId: string, rows: readonly FundLineRow[]): FundLine[] =>
  rows.map(({ fundId, amount }) => ({ fundId, amount: churchMoney(churchId, amount) }));

export const sumFundLines = (churchId: string, lines: readonly FundLine[]): Money =>
  sumMoney(
    lines.map(({ amount }) => amount),
    currencyOf(churchId),
  );
