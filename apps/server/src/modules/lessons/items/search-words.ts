/**
 * How many characters of a text are indexed, about fifteen pages. Unicode decomposition can expand one character to
 * eighteen, so the text is cut again afterwards: first to twice this length, which leaves room for one accent per
 * character, then, without accents, to this length.
 */
const MAX_TEXT_LENGTH = 40_000;
const WORD = /[\p{L}\p{N}]+/gu;
/** Scripts without spaces between words; each of their characters is indexed as a word. */
const UNSPACED_CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Splits a text into words for search: without accents, in lower case, without link targets and punctuation. */
export const searchWords = (text: string): string[] =>
  text
    .slice(0, MAX_TEXT_LENGTH)
    .replaceAll(/\]\([^()]*\)/g, " ")
    .normalize("NFKD")
    .slice(0, 2 * MAX_TEXT_LENGTH)
    .replaceAll(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .slice(0, MAX_TEXT_LENGTH)
    .replaceAll(UNSPACED_CHARACTER, " $& ")
    .match(WORD) ?? [];

/**
 * Returns a tsquery that requires all words of a search term; null when the term has no words. The last word matches as
 * a prefix, because the reader may still be typing it.
 */
export function toSearchQuery(term: string): string | null {
  const words = searchWords(term).slice(0, 12);
  return words.length > 0 ? `${words.join(" & ")}:*` : null;
}
