/**
 * How much of one text is found: some fifteen pages. Some signs stand for eighteen characters, so that it is cut again when they
 * are spelt out: first with room for a mark on every character, then without the marks.
 */
const MAX_TEXT_LENGTH = 40_000;
const WORD = /[\p{L}\p{N}]+/gu;
/** Scripts that put no blanks between words: there every sign is one. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** The words of a text as they are looked for: without accents, in small characters, without addresses and marks. */
export const wordsOf = (text: string): string[] =>
  text
    .slice(0, MAX_TEXT_LENGTH)
    .replaceAll(/\]\([^()]*\)/g, " ")
    .normalize("NFKD")
    .slice(0, 2 * MAX_TEXT_LENGTH)
    .replaceAll(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .slice(0, MAX_TEXT_LENGTH)
    .replaceAll(SIGN, " $& ")
    .match(WORD) ?? [];

/** As the database asks for them: all of them, and of the last one the beginning is enough, because it may still be typed. */
export function queryOf(term: string): string | null {
  const words = wordsOf(term).slice(0, 12);
  return words.length > 0 ? `${words.join(" & ")}:*` : null;
}
