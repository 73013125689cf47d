import { unitsOf, decimalOfUnits } from "@offertory/i18n";
import {
  type Cents,
  FREQUENCIES,
  type Frequency,
  frequencyOf,
  type Fund,
  type ManagedChange,
  type ManagedGift,
} from "@offertory/contract";
import { draftLines, type FundLineDraft, fundLinesOf } from "@offertory/giving-client/draft";
import type { Language } from "@offertory/i18n";

/** A recurring gift while it is changed through its emailed link. */
export interface ManagedDraft {
  /** Null for an interval that forms do not offer; it stays unchanged. */
  frequency: Frequency | null;
  lines: FundLineDraft[];
}

export const startManaged = (language: Language, { funds, interval }: ManagedGift): ManagedDraft => ({
  frequency: frequencyOf(interval),
  lines: draftLines(
    language,
    funds.map(({ id, amount }) => ({ fundId: id, cents: unitsOf(amount) ?? 0 })),
  ),
});

/**
 * Returns the request body with the total that was shown. If the gift covered the fee before, the server adds the new
 * fee.
 */
export const managedChange = (
  language: Language,
  draft: ManagedDraft,
  shown: Cents,
): Pick<ManagedChange, "funds" | "interval" | "shownTotal"> => ({
  funds: fundLinesOf(draft.lines, language).map(({ fundId, cents }) => ({ id: fundId, amount: decimalOfUnits(cents) })),
  shownTotal: decimalOfUnits(shown),
  ...(draft.frequency && { interval: FREQUENCIES[draft.frequency] }),
});

/** Returns the funds to choose from: the open ones, and closed ones that the gift goes to. */
export const fundsToChoose = ({ funds, churchId }: ManagedGift, open: readonly Fund[]): Fund[] => [
  ...open,
  ...funds
    .filter(({ id }) => !open.some((fund) => fund.id === id))
    .map(({ id, name }) => ({ id, name, churchId, taxDeductible: false })),
];

export const totalOf = ({ amount }: ManagedGift): Cents => unitsOf(amount) ?? 0;
export const feeOf = ({ coveredFee }: ManagedGift): Cents => unitsOf(coveredFee) ?? 0;
