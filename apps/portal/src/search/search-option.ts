/** One result of the search. */
export interface SearchOption {
  id: string;
  label: string;
  /** What tells it from others of the same name, such as an email address or the area of a page. */
  hint?: string;
  more?: string;
  href: string;
  /** Whether it is an article of the guide, which opens in a new tab. */
  external?: boolean;
}

export interface SearchGroup {
  title: string;
  options: SearchOption[];
}

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Returns whether every word of the text stands in one of the titles, ignoring case and accents. */
export function matchesWords(text: string, ...titles: string[]): boolean {
  const within = fold(titles.join(" "));
  return fold(text)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
