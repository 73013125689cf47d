import { MAX_GIFT } from "@offertory/contract";
import { decimalOfUnits, type Language, minGift, readAmount } from "@offertory/i18n";

export const MAX_AMOUNTS = 6;
/** The maximum length of the field in which all amounts are typed. */
export const MAX_AMOUNTS_LENGTH = 120;

/** Parses amounts in one line, "25 50 100"; null if one is invalid or there are too many. */
export function amountsOf(language: Language, text: string): number[] | null {
  const typed = text
    .replaceAll(/\p{Sc}/gu, " ")
    .split(/[\s;]+/)
    // A comma at the end of a word separates two amounts; a comma within a word is part of the amount.
    .map((part) => part.replace(/,$/, ""))
    .filter((part) => part !== "");
  const amounts = typed.map((part) => readAmount(language, part) ?? 0);
  const isFine = amounts.every((amount) => amount >= minGift() && amount <= MAX_GIFT);
  return isFine && amounts.length <= MAX_AMOUNTS ? [...new Set(amounts)].map(decimalOfUnits) : null;
}
