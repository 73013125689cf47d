import { RECORDED_METHODS, sumOf, type Cents, type ChurchDonation, type RecordedGift } from "@offertory/contract";
import { decimalOfUnits, type Language, readAmount, unitsOf, writeAmount } from "@offertory/i18n";

export type RecordedMethod = (typeof RECORDED_METHODS)[number];

export interface FundLineDraft {
  /** Identifies a row of the form. */
  key: number;
  fundId: string;
  amount: string;
}

/** An offline gift while it is typed. */
export interface GiftDraft {
  /** Null for an anonymous gift, such as loose cash. */
  person: { id: string; name: string } | null;
  /** The text in the donor field; it names nobody until a person is chosen. */
  searched: string;
  date: string;
  method: RecordedMethod;
  checkNumber: string;
  notes: string;
  lines: readonly FundLineDraft[];
}

export type GiftProblem = "donor" | "date" | "amount";

export const startGift = (date: string, fundId: string): GiftDraft => ({
  person: null,
  searched: "",
  date,
  method: "check",
  checkNumber: "",
  notes: "",
  lines: [{ key: 0, fundId, amount: "" }],
});

/** Returns the draft of the next gift. Date, method and fund stay, because the gifts of a pile are mostly alike. */
export const nextGift = (draft: GiftDraft): GiftDraft => ({
  ...draft,
  person: null,
  searched: "",
  checkNumber: "",
  notes: "",
  lines: [{ key: 0, fundId: draft.lines[0]?.fundId ?? "", amount: "" }],
});

export const draftOfGift = (language: Language, gift: ChurchDonation): GiftDraft => ({
  person: gift.person,
  searched: gift.person?.name ?? "",
  date: gift.donationDate,
  method: RECORDED_METHODS.find((method) => method === gift.method) ?? "other",
  checkNumber: gift.methodDetails,
  notes: gift.notes,
  lines: gift.funds.map(({ id, amount }, key) => ({
    key,
    fundId: id,
    amount: writeAmount(language, unitsOf(amount) ?? 0),
  })),
});

/** Returns the sum of the amounts typed so far. */
export const sumFundLines = (language: Language, lines: readonly Pick<FundLineDraft, "amount">[]): Cents =>
  sumOf(lines.map(({ amount }) => readAmount(language, amount) ?? 0));

/** Whether an amount is valid for a fund line: more than zero. */
export const isLineAmount = (language: Language, amount: string): boolean => (readAmount(language, amount) ?? 0) > 0;

export const changeFundLine = (draft: GiftDraft, key: number, change: Partial<FundLineDraft>): GiftDraft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
});

/** Adds a fund line for the first fund that the gift does not have yet. */
export function addFundLine(draft: GiftDraft, fundIds: readonly string[]): GiftDraft {
  const named = new Set(draft.lines.map(({ fundId }) => fundId));
  const fundId = fundIds.find((id) => !named.has(id)) ?? fundIds[0] ?? "";
  const key = Math.max(...draft.lines.map((line) => line.key)) + 1;
  return { ...draft, lines: [...draft.lines, { key, fundId, amount: "" }] };
}

export const removeFundLine = (draft: GiftDraft, key: number): GiftDraft => ({
  ...draft,
  lines: draft.lines.filter((line) => line.key !== key),
});

export function problemsOfGift(language: Language, draft: GiftDraft): GiftProblem[] {
  const isSomebodyElse = draft.searched.trim() !== "" && draft.person?.name !== draft.searched;
  return [
    ...(isSomebodyElse ? ["donor" as const] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(draft.date) ? [] : ["date" as const]),
    ...(draft.lines.every(({ fundId, amount }) => fundId !== "" && isLineAmount(language, amount))
      ? []
      : ["amount" as const]),
  ];
}

export const bodyOfGift = (language: Language, draft: GiftDraft, batchId: string): RecordedGift => ({
  batchId,
  personId: draft.person?.id ?? null,
  donationDate: draft.date,
  method: draft.method,
  methodDetails: draft.method === "cash" ? "" : draft.checkNumber.trim(),
  notes: draft.notes.trim(),
  funds: draft.lines.map(({ fundId, amount }) => ({
    id: fundId,
    amount: decimalOfUnits(readAmount(language, amount) ?? 0),
  })),
});
