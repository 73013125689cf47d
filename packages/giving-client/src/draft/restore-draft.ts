import { FREQUENCY_NAMES } from "@offertory/contract/giving/frequencies/frequency-names";
import type { FundLineDraft } from "./fund-lines.ts";
import type { GiftDraft } from "./gift-draft.ts";

interface Now {
  today: string;
  funds: readonly { id: string }[];
}

/**
 * Restores what was typed before a reload or going back. A closed fund is replaced by the first one, a past date by
 * today. The storage may hold data of an older version or from elsewhere, so every value is checked.
 */
export function restoreDraft<Draft extends GiftDraft>(
  fresh: Draft,
  kept: Partial<GiftDraft>,
  { today, funds }: Now,
): Draft {
  const open = new Set(funds.map(({ id }) => id));
  const lines = (Array.isArray(kept.lines) ? kept.lines.filter(isLine) : []).map(({ fundId, amount }, key) => ({
    key,
    fundId: open.has(fundId) ? fundId : (fresh.lines[0]?.fundId ?? ""),
    amount,
  }));
  return {
    ...fresh,
    ...restoreTexts(kept, ["notes"]),
    type: kept.type === "once" || kept.type === "recurring" ? kept.type : fresh.type,
    lines: lines.length > 0 ? lines : fresh.lines,
    frequency: FREQUENCY_NAMES.find((name) => name === kept.frequency) ?? fresh.frequency,
    start: typeof kept.start === "string" && kept.start >= today ? kept.start : fresh.start,
    coverFee: kept.coverFee === true,
    begunAt: typeof kept.begunAt === "number" ? kept.begunAt : fresh.begunAt,
  };
}

/** Returns those of the named fields that hold a text. */
export function restoreTexts<Name extends string>(kept: { [name in Name]?: unknown }, names: readonly Name[]) {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = kept[name];
    if (typeof text === "string") texts[name] = text;
  }
  return texts;
}

const isLine = (found: unknown): found is FundLineDraft =>
  found instanceof Object &&
  "fundId" in found &&
  typeof found.fundId === "string" &&
  "amount" in found &&
  typeof found.amount === "string";
