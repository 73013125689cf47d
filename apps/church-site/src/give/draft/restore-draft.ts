import { restoreDraft, restoreTexts } from "@offertory/giving-client/draft";
import type { Boot } from "../boot.ts";
import { mayRecur } from "./card-gateway.ts";
import { type Draft, fixedBy, startDraft } from "./draft.ts";

/** Returns the draft that this tab stored, without values that are no longer valid; values fixed by the link stay. */
export function restoreVisitorDraft(
  boot: Pick<Boot, "query" | "page" | "language">,
  kept: Partial<Draft> | null,
): Draft {
  const fresh = startDraft(boot);
  if (!kept) return fresh;
  const fixed = fixedBy(boot);
  const restored = restoreDraft(fresh, kept, boot.page);
  return {
    ...restored,
    type: mayRecur(boot.page) ? restored.type : "once",
    ...restoreTexts(kept, ["firstName", "lastName", "email"]),
    lines: restored.lines.map((line, index) => ({
      ...line,
      fundId: fixed.fundId ?? line.fundId,
      amount: fixed.amount && index === 0 ? (fresh.lines[0]?.amount ?? "") : line.amount,
    })),
  };
}
