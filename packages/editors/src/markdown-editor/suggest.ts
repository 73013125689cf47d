import { TEXT_ICONS } from "@offertory/contract/rich-text/text-icons";
import { EMOJI } from "./emoji.ts";

/** An emoji, which is inserted as a character, or an icon, which is inserted by its name. */
export type Suggestion = { name: string; insert: string; kind: "emoji" | "icon" };
export type SuggestionQuery = { search: string; start: number };

export const MAX_SUGGESTIONS = 10;

const ALL_SUGGESTIONS: readonly Suggestion[] = [
  ...EMOJI.map(({ name, sign }) => ({ name, insert: sign, kind: "emoji" as const })),
  ...TEXT_ICONS.map((icon) => ({ name: icon, insert: `:${icon}:`, kind: "icon" as const })),
];

/** Returns the characters between a colon and the cursor. A colon within a word, a time or a URL does not count. */
export function findSuggestionQuery(text: string, cursor: number): SuggestionQuery | null {
  const found = /(?:^|[\s(*_>])(:[a-z][a-z0-9_-]{0,30})$/i.exec(text.slice(Math.max(0, cursor - 40), cursor));
  const written = found?.[1];
  return written ? { search: written.slice(1).toLowerCase(), start: cursor - written.length } : null;
}

/**
 * Returns at most ten suggestions: names that begin with the query, then names with a word that does, then names that
 * contain it.
 */
export function suggest(query: string): Suggestion[] {
  const rank = ({ name, kind }: Suggestion): number => {
    const bare = kind === "icon" ? name.slice("icon-".length) : name;
    if (bare.startsWith(query) || name.startsWith(query)) return bare === query ? 0 : 1;
    if (bare.split(/[_-]/).some((word) => word.startsWith(query))) return 2;
    return bare.includes(query) ? 3 : 4;
  };
  return ALL_SUGGESTIONS.map((one) => ({ one, rank: rank(one) }))
    .filter(({ rank }) => rank < 4)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ one }) => one);
}
