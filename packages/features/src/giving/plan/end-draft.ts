import { type GiftPlan, MAX_GIFTS_LEFT, type ScheduleChange } from "@offertory/contract";

export type EndKind = "never" | "date" | "gifts";

/** When a recurring gift ends, while it is chosen. */
export interface EndDraft {
  kind: EndKind;
  day: string;
  gifts: string;
}

export const startEnd = ({ endsOn, giftsLeft }: GiftPlan): EndDraft => ({
  kind: giftsLeft !== null ? "gifts" : endsOn !== null ? "date" : "never",
  day: giftsLeft === null ? (endsOn ?? "") : "",
  gifts: giftsLeft === null ? "" : String(giftsLeft),
});

/** Returns the number of donations that was typed; null if it is no whole number from 1 to the limit. */
export function giftsOf({ gifts }: EndDraft): number | null {
  if (!/^\d{1,3}$/.test(gifts.trim())) return null;
  const number = Number(gifts);
  return number >= 1 && number <= MAX_GIFTS_LEFT ? number : null;
}

/** Returns the change to send; null while the choice is incomplete. */
export function endChangeOf(draft: EndDraft): ScheduleChange | null {
  switch (draft.kind) {
    case "never":
      return { action: "limit" };
    case "date":
      return draft.day === "" ? null : { action: "limit", endsOn: draft.day };
    case "gifts": {
      const gifts = giftsOf(draft);
      return gifts === null ? null : { action: "limit", gifts };
    }
  }
}
