import { sha256 } from "../hashing/sha256.ts";

/**
 * More than the program has statements. Each connection keeps those that it has run, with their plans. In PostgreSQL 18 one row of
 * one table takes 12 kB, half of the statements at most 35 kB, the list of people 70 kB and that of the ledger 170 kB.
 */
const MAX_NAMES = 1000;
/** Several rows in one insert: such a text differs with the number of rows. */
const SEVERAL_ROWS = /\), \(\$/;
/** A plan for all values does not know which partial index a value of `on conflict … where` means, and PostgreSQL refuses it. */
const PARTIAL_BY_VALUE = /\bon conflict \([^)]*\) where (?:(?! do (?:nothing|update)\b)[^$])*\$/i;
/**
 * A plan for all values does not know whether a pattern matches nothing or everything. Made for few rows, it reads and sorts all of
 * 100,000 for each page, and computes the pattern again for every one of them.
 */
const PATTERN_BY_VALUE = /\blike (?:search_pattern\()?\$/i;
const NEVER_NAMED = [SEVERAL_ROWS, PARTIAL_BY_VALUE, PATTERN_BY_VALUE];

const names = new Map<string, string>();
let seenOnce = new Set<string>();

/**
 * The name under which PostgreSQL keeps a statement and its plan, made of its text; null for one that is not worth it. A statement is
 * named when it comes for the second time, and there are only so many names, so that texts which never come again take no room.
 */
export function statementName(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMES) return null;
  if (!seenOnce.delete(text)) {
    if (seenOnce.size >= MAX_NAMES) seenOnce = new Set();
    seenOnce.add(text);
    return null;
  }
  return NEVER_NAMED.some((kind) => kind.test(text)) ? null : nameStatement(text);
}

/** The name of a statement that is known to come again. */
export function nameStatement(text: string): string {
  const name = sha256(text).slice(0, 16);
  names.set(text, name);
  return name;
}
