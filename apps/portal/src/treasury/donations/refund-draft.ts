import { sumOf, type Cents, type ChurchDonation } from "@offertory/contract";
import { decimalOfUnits, type Language, readAmountOrZero } from "@offertory/i18n";
import { fundsOf } from "./funds-of.ts";
import { leftOf } from "./rights-on-gift.ts";

export type RefundKind = "all" | "part" | "funds";

export interface RefundDraft {
  kind: RefundKind;
  /** The amount of a partial refund. */
  amount: string;
  /** The amounts by fund id; an empty one is no refund of that fund. */
  byFund: Record<string, string>;
  note: string;
}

export const startRefund = (): RefundDraft => ({ kind: "all", amount: "", byFund: {}, note: "" });

export type RefundProblem = "amount-missing" | "too-large" | "fund-amount-wrong" | "funds-missing";

const partOf = (language: Language, text: string): Cents | null => readAmountOrZero(language, text) || null;

/** Returns the amount to refund; null while the input is no valid amount. */
export function sumOfRefund(language: Language, draft: RefundDraft, gift: ChurchDonation): Cents | null {
  if (draft.kind === "all") return leftOf(gift);
  if (draft.kind === "part") return partOf(language, draft.amount);
  const parts = fundsOf(gift).map(({ id }) => readAmountOrZero(language, draft.byFund[id] ?? ""));
  const sums = parts.filter((part) => part !== null);
  return sums.length === parts.length && sumOf(sums) > 0 ? sumOf(sums) : null;
}

export function problemWithRefund(language: Language, draft: RefundDraft, gift: ChurchDonation): RefundProblem | null {
  const sum = sumOfRefund(language, draft, gift);
  if (draft.kind === "funds") {
    const isOver = fundsOf(gift).some(
      ({ id, given }) => (readAmountOrZero(language, draft.byFund[id] ?? "") ?? 0) > given,
    );
    const isWrong = Object.values(draft.byFund).some((text) => readAmountOrZero(language, text) === null);
    if (isWrong) return "fund-amount-wrong";
    if (isOver) return "too-large";
  }
  if (sum === null) return draft.kind === "funds" ? "funds-missing" : "amount-missing";
  return sum > leftOf(gift) ? "too-large" : null;
}

/** Returns the request body. A full refund sends no amount, so that the server refunds what is left at that moment. */
export function bodyOfRefund(language: Language, draft: RefundDraft, gift: ChurchDonation) {
  const note = draft.note.trim() ? { note: draft.note.trim() } : {};
  if (draft.kind === "all") return note;
  if (draft.kind === "part") return { ...note, amount: decimalOfUnits(partOf(language, draft.amount) ?? 0) };
  const funds = fundsOf(gift).flatMap(({ id }) => {
    const cents = readAmountOrZero(language, draft.byFund[id] ?? "") ?? 0;
    return cents > 0 ? [{ id, amount: decimalOfUnits(cents) }] : [];
  });
  return { ...note, funds };
}
