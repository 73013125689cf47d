import {
  centsOf,
  dollarsOf,
  RECORDED_METHODS,
  sumOf,
  type Cents,
  type ChurchDonation,
  type RecordedGift,
} from "@offertory/contract";
import { type Language, readAmount, writeAmount } from "@offertory/i18n";

export type RecordedMethod = (typeof RECORDED_METHODS)[number];

export interface ShareDraft {
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
  shares: readonly ShareDraft[];
}

export type GiftProblem = "donor" | "date" | "amount";

export const startGift = (date: string, fundId: string): GiftDraft => ({
  person: null,
  searched: "",
  date,
  method: "check",
  checkNumber: "",
  notes: "",
  shares: [{ key: 0, fundId, amount: "" }],
});

/** Returns the draft of the next gift. Date, method and fund stay, because the gifts of a pile are mostly alike. */
export const nextGift = (draft: GiftDraft): GiftDraft => ({
  ...draft,
  person: null,
  searched: "",
  checkNumber: "",
  notes: "",
  shares: [{ key: 0, fundId: draft.shares[0]?.fundId ?? "", amount: "" }],
});

export const draftOfGift = (language: Language, gift: ChurchDonation): GiftDraft => ({
  person: gift.person,
  searched: gift.person?.name ?? "",
  date: gift.donationDate,
  method: RECORDED_METHODS.find((method) => method === gift.method) ?? "other",
  checkNumber: gift.methodDetails,
  notes: gift.notes,
  shares: gift.funds.map(({ id, amount }, key) => ({
    key,
    fundId: id,
    amount: writeAmount(language, centsOf(amount) ?? 0),
  })),
});

/** Returns the sum of the amounts typed so far. */
export const sumOfShares = (language: Language, shares: readonly Pick<ShareDraft, "amount">[]): Cents =>
  sumOf(shares.map(({ amount }) => readAmount(language, amount) ?? 0));

/** Whether an amount is valid for a fund line: more than zero. */
export const isShare = (language: Language, amount: string): boolean => (readAmount(language, amount) ?? 0) > 0;

export const changeShare = (draft: GiftDraft, key: number, change: Partial<ShareDraft>): GiftDraft => ({
  ...draft,
  shares: draft.shares.map((share) => (share.key === key ? { ...share, ...change } : share)),
});

/** Adds a fund line for the first fund that the gift does not have yet. */
export function addShare(draft: GiftDraft, fundIds: readonly string[]): GiftDraft {
  const named = new Set(draft.shares.map(({ fundId }) => fundId));
  const fundId = fundIds.find((id) => !named.has(id)) ?? fundIds[0] ?? "";
  const key = Math.max(...draft.shares.map((share) => share.key)) + 1;
  return { ...draft, shares: [...draft.shares, { key, fundId, amount: "" }] };
}

export const dropShare = (draft: GiftDraft, key: number): GiftDraft => ({
  ...draft,
  shares: draft.shares.filter((share) => share.key !== key),
});

export function problemsOfGift(language: Language, draft: GiftDraft): GiftProblem[] {
  const isSomebodyElse = draft.searched.trim() !== "" && draft.person?.name !== draft.searched;
  return [
    ...(isSomebodyElse ? ["donor" as const] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(draft.date) ? [] : ["date" as const]),
    ...(draft.shares.every(({ fundId, amount }) => fundId !== "" && isShare(language, amount))
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
  funds: draft.shares.map(({ fundId, amount }) => ({
    id: fundId,
    amount: dollarsOf(readAmount(language, amount) ?? 0),
  })),
});
