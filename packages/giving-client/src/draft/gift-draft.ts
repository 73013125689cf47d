import type { Frequency } from "@offertory/contract/giving/frequencies/frequency-names";
import type { Day } from "@offertory/contract/giving/frequencies/recurrence";
import type { GiftType } from "../pending/index.ts";
import type { FundLineDraft } from "./fund-lines.ts";

/** A gift while it is being filled in, with the fields that all pages share. */
export interface GiftDraft {
  /** Null until the donor has chosen one. */
  type: GiftType | null;
  lines: FundLineDraft[];
  frequency: Frequency;
  start: Day;
  coverFee: boolean;
  notes: string;
  /**
   * When the form was opened, in milliseconds. An equal gift that another tab has sent since then may be this very
   * gift.
   */
  begunAt: number;
}

/** Whether the fee is added to the gift: because the church requires it, or because the donor chose it. */
export const addsFee = (
  gateway: { payFees: boolean } | undefined,
  { coverFee }: Pick<GiftDraft, "coverFee">,
): boolean => Boolean(gateway?.payFees) || coverFee;
