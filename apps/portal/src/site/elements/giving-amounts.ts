import { dollarsOf, SMALLEST_GIFT } from "@offertory/contract";
import { type Language, readAmount } from "@offertory/i18n";

const LARGEST = 999_999_99;
export const MOST_AMOUNTS = 6;

/** Amounts as somebody writes them in one line, "25 50 100"; null where one is none, or where there are too many. */
export function amountsOf(language: Language, text: string): number[] | null {
  const typed = text
    .replaceAll("$", " ")
    .split(/[\s;]+/)
    // A comma behind an amount stands between two of them; within one it is the amount's own.
    .map((word) => word.replace(/,$/, ""))
    .filter((word) => word !== "");
  const amounts = typed.map((word) => readAmount(language, word) ?? 0);
  const isFine = amounts.every((amount) => amount >= SMALLEST_GIFT && amount <= LARGEST);
  return isFine && amounts.length <= MOST_AMOUNTS ? [...new Set(amounts)].map(dollarsOf) : null;
}
