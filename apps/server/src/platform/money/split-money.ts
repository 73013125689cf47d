import { splitByWeight } from "@offertory/contract";
import { type Money, moneyOf, negateMoney } from "./money.ts";

/** Shares an amount by weight; the parts add up to it, whatever its sign. */
export function splitMoney(whole: Money, weights: readonly number[]): Money[] {
  if (whole.minorUnits < 0) return splitMoney(negateMoney(whole), weights).map(negateMoney);
  return splitByWeight(whole.minorUnits, weights).map((part) => moneyOf(part, whole.currency));
}
