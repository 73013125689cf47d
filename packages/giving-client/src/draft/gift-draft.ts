import type { Frequency } from "@offertory/contract/giving/frequencies/frequency-names";
import type { Day } from "@offertory/contract/giving/frequencies/recurrence";
import type { GiftType } from "../pending/index.ts";
import type { FundLineDraft } from "./fund-lines.ts";

/** A gift while it is being written, as every page has it. */
export interface GiftDraft {
  /** Null: neither was chosen yet. */
  type: GiftType | null;
  lines: FundLineDraft[];
  frequency: Frequency;
  start: Day;
  coverFee: boolean;
  notes: string;
  gatewayId: string;
  /** When the form was begun: what another tab gave since then may be this very gift. */
  begunAt: number;
}

/** The fee is added where the church has it so, else where the donor wants it. */
export const addsFee = (
  gateway: { payFees: boolean } | undefined,
  { coverFee }: Pick<GiftDraft, "coverFee">,
): boolean => Boolean(gateway?.payFees) || coverFee;
