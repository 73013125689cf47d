import { type Cents, sumOf } from "@offertory/contract/money/cents";
import { isRefused, type Language, readAmount, writeAmount } from "@offertory/i18n";

/** So much for a fund, as it is typed. */
export interface FundLineDraft {
  /** Tells the lines of a form apart. */
  key: number;
  fundId: string;
  amount: string;
}

export interface FundLine {
  fundId: string;
  cents: Cents;
}

type Typed = readonly Pick<FundLineDraft, "fundId" | "amount">[];

/** What the funds get together; what is no amount counts as nothing. */
export const netOf = (lines: readonly Pick<FundLineDraft, "amount">[], language: Language): Cents =>
  sumOf(lines.map(({ amount }) => readAmount(language, amount) ?? 0));

/** Whether something stands in a field for money that is no amount: then nothing can be sent. */
export const isMistyped = (lines: readonly Pick<FundLineDraft, "amount">[], language: Language): boolean =>
  lines.some(({ amount }) => isRefused(language, amount));

/** What each fund gets; one that stands there twice is one line, and lines without an amount are left out. */
export function fundLinesOf(lines: Typed, language: Language): FundLine[] {
  const sums = new Map<string, Cents>();
  for (const { fundId, amount } of lines) {
    const cents = readAmount(language, amount) ?? 0;
    if (cents > 0) sums.set(fundId, (sums.get(fundId) ?? 0) + cents);
  }
  return [...sums].map(([fundId, cents]) => ({ fundId, cents }));
}

/** Lines as they stand in fields. */
export const draftLines = (language: Language, lines: readonly FundLine[]): FundLineDraft[] =>
  lines.map(({ fundId, cents }, key) => ({ key, fundId, amount: cents > 0 ? writeAmount(language, cents) : "" }));

/** One more line, for this fund. */
export const addLine = (lines: readonly FundLineDraft[], fundId: string): FundLineDraft[] => [
  ...lines,
  { key: 1 + Math.max(-1, ...lines.map(({ key }) => key)), fundId, amount: "" },
];
