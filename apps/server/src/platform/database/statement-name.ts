import { sha256 } from "../hashing/sha256.ts";

/**
 * The maximum of names, more than the program has statements. Each connection keeps the plans of the statements that it
 * has run. In PostgreSQL 18 a plan for one row of one table takes 12 kB, half of our plans take at most 35 kB, the list
 * of people 70 kB and the list of the ledger 170 kB.
 */
const MAX_NAMES = 1000;
/** An insert of several rows: its text differs with the number of rows. */
const SEVERAL_ROWS = /\), \(\$/;
/**
 * A generic plan does not know which partial index a value of `on conflict … where` matches, so PostgreSQL refuses it.
 */
const PARTIAL_BY_VALUE = /\bon conflict \([^)]*\) where (?:(?! do (?:nothing|update)\b)[^$])*\$/i;
/**
 * A generic plan does not know whether a pattern matches nothing or everything. Planned for few matches, it would read
 * and sort all 100,000 rows for each page, and compute the pattern again for every row.
 */
const PATTERN_BY_VALUE = /\blike (?:search_pattern\()?\$/i;
const NEVER_NAMED = [SEVERAL_ROWS, PARTIAL_BY_VALUE, PATTERN_BY_VALUE];

const names = new Map<string, string>();
let seenOnce = new Set<string>();

/**
 * Returns the name for a prepared statement, a hash of its text; null when it should not be prepared. A statement gets
 * a name the second time it is run, and the number of names is limited, so that one-time statements use no memory.
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

/** Returns the name of a statement that is known to be repeated. */
export function nameStatement(text: string): string {
  const name = sha256(text).slice(0, 16);
  names.set(text, name);
  return name;
}
