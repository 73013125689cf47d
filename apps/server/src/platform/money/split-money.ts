import { splitByWeight } from "@offertory/contract";
import { type Money, moneyOf, negateMoney } from "./money.ts";

/** Splits an amount by weight. The parts add up to it, whatever its sign. */
export function splitMoney(whole: Money, weights: readonly number[]): Money[] {
  if (whole.minorUnits < 0) return splitMoney(negateMoney(whole), weights).map(negateMoney);
  return splitByWeight(whole.minorUnits, weights).map((part) => moneyOf(part, whole.currency));
}
