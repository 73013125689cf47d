import {
  type Cents,
  centsOf,
  dollarsOf,
  FREQUENCIES,
  type Frequency,
  frequencyOf,
  type Fund,
  type ManagedChange,
  type ManagedGift,
} from "@offertory/contract";
import { draftLines, type FundLineDraft, fundLinesOf } from "@offertory/giving-client/draft";
import type { Language } from "@offertory/i18n";

/** A recurring gift while the holder of its email changes it. */
export interface ManagedDraft {
  /** Null: an interval that forms do not offer; it stays as it is. */
  frequency: Frequency | null;
  lines: FundLineDraft[];
}

export const startManaged = (language: Language, { funds, interval }: ManagedGift): ManagedDraft => ({
  frequency: frequencyOf(interval),
  lines: draftLines(
    language,
    funds.map(({ id, amount }) => ({ fundId: id, cents: centsOf(amount) ?? 0 })),
  ),
});

/** What is sent, with the total that was shown. A fee that was covered is covered as before: the server adds it. */
export const managedChange = (
  language: Language,
  draft: ManagedDraft,
  shown: Cents,
): Pick<ManagedChange, "funds" | "interval" | "shownTotal"> => ({
  funds: fundLinesOf(draft.lines, language).map(({ fundId, cents }) => ({ id: fundId, amount: dollarsOf(cents) })),
  shownTotal: dollarsOf(shown),
  ...(draft.frequency && { interval: FREQUENCIES[draft.frequency] }),
});

/** The funds to choose from: those that are open, and those that the gift goes to all the same. */
export const fundsToChoose = ({ funds, churchId }: ManagedGift, open: readonly Fund[]): Fund[] => [
  ...open,
  ...funds
    .filter(({ id }) => !open.some((fund) => fund.id === id))
    .map(({ id, name }) => ({ id, name, churchId, taxDeductible: false })),
];

export const totalOf = ({ amount }: ManagedGift): Cents => centsOf(amount) ?? 0;
export const feeOf = ({ coveredFee }: ManagedGift): Cents => centsOf(coveredFee) ?? 0;
