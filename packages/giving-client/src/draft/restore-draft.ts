import { FREQUENCY_NAMES } from "@offertory/contract/giving/frequencies/frequency-names";
import type { FundLineDraft } from "./fund-lines.ts";
import type { GiftDraft } from "./gift-draft.ts";

interface Now {
  today: string;
  funds: readonly { id: string }[];
}

/**
 * What was typed before a refresh or a way back, as far as it still holds: a fund that was closed is replaced by the first, a day
 * that has passed by today. What lies in the storage may be of an older version, or somebody else's: nothing of it is believed.
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
    ...restoreTexts(kept, ["notes", "gatewayId"]),
    type: kept.type === "once" || kept.type === "recurring" ? kept.type : fresh.type,
    lines: lines.length > 0 ? lines : fresh.lines,
    frequency: FREQUENCY_NAMES.find((name) => name === kept.frequency) ?? fresh.frequency,
    start: typeof kept.start === "string" && kept.start >= today ? kept.start : fresh.start,
    coverFee: kept.coverFee === true,
    begunAt: typeof kept.begunAt === "number" ? kept.begunAt : fresh.begunAt,
  };
}

/** Of these fields, those that hold a text. */
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
