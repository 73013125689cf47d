import { FREQUENCY_NAMES } from "@offertory/contract/giving/frequency-names";
import type { Boot } from "../boot.ts";
import { type Draft, fixedBy, type Share, startDraft } from "./draft.ts";

const TEXTS = ["firstName", "lastName", "email", "notes", "gatewayId"] as const;

/** What was typed before a refresh or a way back, as far as it still holds; what the link has fixed stays as the link says. */
export function restoreDraft(boot: Pick<Boot, "query" | "page" | "language">, kept: Partial<Draft> | null): Draft {
  const fresh = startDraft(boot);
  if (!kept) return fresh;
  const { page } = boot;
  const fixed = fixedBy(boot);
  const [first] = fresh.shares;
  const open = new Set(page.funds.map(({ id }) => id));
  const shares = (Array.isArray(kept.shares) ? kept.shares.filter(isShare) : []).map(({ fundId, amount }, place) => ({
    fundId: fixed.fundId ?? (open.has(fundId) ? fundId : (first?.fundId ?? "")),
    amount: fixed.amount && place === 0 ? (first?.amount ?? "") : amount,
  }));
  const texts = Object.fromEntries(
    TEXTS.flatMap((name) => (typeof kept[name] === "string" ? [[name, kept[name]]] : [])),
  );
  return {
    ...fresh,
    ...texts,
    type: kept.type === "once" || kept.type === "recurring" ? kept.type : fresh.type,
    shares: shares.length > 0 ? shares : fresh.shares,
    frequency: FREQUENCY_NAMES.find((name) => name === kept.frequency) ?? fresh.frequency,
    start: typeof kept.start === "string" && kept.start >= page.today ? kept.start : fresh.start,
    coverFee: kept.coverFee === true,
    begunAt: typeof kept.begunAt === "number" ? kept.begunAt : fresh.begunAt,
  };
}

const isShare = (found: unknown): found is Share =>
  found instanceof Object &&
  "fundId" in found &&
  typeof found.fundId === "string" &&
  "amount" in found &&
  typeof found.amount === "string";
