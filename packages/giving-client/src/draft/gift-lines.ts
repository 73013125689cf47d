import type { Cents } from "@offertory/contract/money/cents";
import { type Language, readAmount } from "@offertory/i18n";
import type { FundLine, FundLineDraft } from "./fund-lines.ts";

type Typed = readonly Pick<FundLineDraft, "fundId" | "amount">[];

/** Returns the fund lines of a gift: lines of the same fund are added up, and lines without an amount are left out. */
export function fundLinesOf(lines: Typed, language: Language): FundLine[] {
  const sums = new Map<string, Cents>();
  for (const { fundId, amount } of lines) {
    const cents = readAmount(language, amount) ?? 0;
    if (cents > 0) sums.set(fundId, (sums.get(fundId) ?? 0) + cents);
  }
  return [...sums].map(([fundId, cents]) => ({ fundId, cents }));
}
