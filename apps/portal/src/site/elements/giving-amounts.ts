import { dollarsOf, MIN_GIFT } from "@offertory/contract";
import { type Language, readAmount } from "@offertory/i18n";

const MAX_AMOUNT = 999_999_99;
export const MAX_AMOUNTS = 6;
/** Of all of them as they are typed, in one field. */
export const MAX_AMOUNTS_LENGTH = 120;

/** Amounts as somebody writes them in one line, "25 50 100"; null where one is none, or where there are too many. */
export function amountsOf(language: Language, text: string): number[] | null {
  const typed = text
    .replaceAll("$", " ")
    .split(/[\s;]+/)
    // A comma behind an amount stands between two of them; within one it is the amount's own.
    .map((word) => word.replace(/,$/, ""))
    .filter((word) => word !== "");
  const amounts = typed.map((word) => readAmount(language, word) ?? 0);
  const isFine = amounts.every((amount) => amount >= MIN_GIFT && amount <= MAX_AMOUNT);
  return isFine && amounts.length <= MAX_AMOUNTS ? [...new Set(amounts)].map(dollarsOf) : null;
}
