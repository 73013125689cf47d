import { EMPTY_DRAFT, type PersonDraft } from "./person-draft.ts";

const CARRIED = ["first", "last", "email"] as const;

/** What was typed into the short form before the whole form was opened; it travels in the state of the link. */
export function typedBefore(state: unknown): Partial<PersonDraft> {
  if (typeof state !== "object" || state === null || !("typed" in state)) return {};
  const typed = state.typed;
  if (typeof typed !== "object" || typed === null) return {};
  const texts = new Map(Object.entries(typed));
  const carried: Partial<PersonDraft> = {};
  for (const field of CARRIED) {
    const text: unknown = texts.get(field);
    if (typeof text === "string" && text !== EMPTY_DRAFT[field]) carried[field] = text;
  }
  return carried;
}
