/**
 * Returns the first characters of the first and the last word in upper case; one word gives one character, no name
 * gives "?".
 */
export function initialsOf(name: string | null | undefined): string {
  const words = (name ?? "").trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined) return "?";
  const characters = words.length === 1 ? [firstCharacter(first)] : [firstCharacter(first), firstCharacter(last)];
  return characters.join("").toLocaleUpperCase();
}

/** Returns the first grapheme, so that a flag, an accent or a Hindi vowel sign stays with its base. */
function firstCharacter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word);
  return first?.segment ?? "";
}
