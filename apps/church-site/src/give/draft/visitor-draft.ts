import { hasSentGifts, keptDraft } from "@offertory/giving-client/pending";
import type { Draft } from "./draft.ts";
import type { Give } from "../give-context.ts";

export const VISITOR = "visitor";

/** What this tab remembers of a gift while it is written. A link that asks for something is a form of its own. */
export const visitorDraft = ({ page, query }: Pick<Give, "page" | "query">) =>
  keptDraft<Draft>(page.church.id, [VISITOR, query.fundId, query.amount, query.frequency].join(" "));

/** Whether a visitor gave from this browser lately; only then is it asked how that ended. */
export const hasGiven = ({ page }: Pick<Give, "page">): boolean => hasSentGifts(page.church.id, VISITOR);
