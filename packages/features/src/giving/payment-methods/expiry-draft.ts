import type { PaymentMethod } from "@offertory/contract";

/** The expiry of a card as typed: two digits each. */
export interface ExpiryDraft {
  month: string;
  year: string;
}

export type ExpiryProblem = "blank" | "invalid";

export const TWO_DIGITS = 2;

/** Keeps only digits, at most two. */
export const twoDigits = (typed: string): string => typed.replaceAll(/\D/g, "").slice(0, TWO_DIGITS);

export const startExpiry = ({ exp_month, exp_year }: Pick<PaymentMethod, "exp_month" | "exp_year">): ExpiryDraft => ({
  month: exp_month === null ? "" : String(exp_month).padStart(2, "0"),
  year: exp_year === null ? "" : String(exp_year).slice(-2),
});

export function problemWithExpiry({ month, year }: ExpiryDraft, now: Date): ExpiryProblem | null {
  if (month.trim() === "" || year.trim() === "") return "blank";
  const [asMonth, asYear] = [Number(month), 2000 + Number(year)];
  if (!(asMonth >= 1 && asMonth <= 12)) return "invalid";
  const isPast = asYear * 12 + asMonth < now.getFullYear() * 12 + now.getMonth() + 1;
  return isPast ? "invalid" : null;
}
