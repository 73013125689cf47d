/** First letters of the first and the last word, uppercase; one word gives one letter, no name gives "?". */
export function initialsOf(name: string | null | undefined): string {
  const words = (name ?? "").trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined) return "?";
  const letters = words.length === 1 ? [firstEmail(first)] : [firstEmail(first), firstEmail(last)];
  return letters.join("").toLocaleUpperCase();
}

/** A letter as a person sees it: a flag, an accent or a Hindi vowel sign stays with its base. */
function firstEmail(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word);
  return first?.segment ?? "";
}
