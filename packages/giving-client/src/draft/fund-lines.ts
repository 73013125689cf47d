import { type Cents, sumOf } from "@offertory/contract/money/cents";
import { isRefused, type Language, readAmount, writeAmount } from "@offertory/i18n";

/** A fund line as it is typed. */
export interface FundLineDraft {
  /** Identifies the line within its form. */
  key: number;
  fundId: string;
  amount: string;
}

export interface FundLine {
  fundId: string;
  cents: Cents;
}

/** Returns the sum of the lines. Invalid amounts count as zero. */
export const netOf = (lines: readonly Pick<FundLineDraft, "amount">[], language: Language): Cents =>
  sumOf(lines.map(({ amount }) => readAmount(language, amount) ?? 0));

/** Whether any amount is invalid, so that the gift cannot be sent. */
export const isMistyped = (lines: readonly Pick<FundLineDraft, "amount">[], language: Language): boolean =>
  lines.some(({ amount }) => isRefused(language, amount));

/** Converts fund lines to the texts of their fields. */
export const draftLines = (language: Language, lines: readonly FundLine[]): FundLineDraft[] =>
  lines.map(({ fundId, cents }, key) => ({ key, fundId, amount: cents > 0 ? writeAmount(language, cents) : "" }));

/** Adds an empty line for this fund. */
export const addLine = (lines: readonly FundLineDraft[], fundId: string): FundLineDraft[] => [
  ...lines,
  { key: 1 + Math.max(-1, ...lines.map(({ key }) => key)), fundId, amount: "" },
];
