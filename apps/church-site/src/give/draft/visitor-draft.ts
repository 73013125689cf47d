import { hasSentGifts, keptDraft } from "@offertory/giving-client/pending";
import type { Draft } from "./draft.ts";
import type { Give } from "../give-context.ts";

export const VISITOR = "visitor";

/** The draft that this tab stores while the form is filled in. Each link with its own values has its own draft. */
export const visitorDraft = ({ page, query }: Pick<Give, "page" | "query">) =>
  keptDraft<Draft>(page.church.id, [VISITOR, query.fundId, query.amount, query.frequency].join(" "));

/** Whether this browser has sent gifts as a visitor; only then the page checks for unfinished ones. */
export const hasGiven = ({ page }: Pick<Give, "page">): boolean => hasSentGifts(page.church.id, VISITOR);
