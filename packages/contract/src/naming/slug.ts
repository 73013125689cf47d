const SMALL_WORDS = new Set(["for", "and", "nor", "but", "or", "yet", "so", "the", "a", "an"]);

/** Turns a title into a part of a URL. Small words are dropped, and each number is shortened to its first digit. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .filter((word) => word && !SMALL_WORDS.has(word))
    .map((word) => word.replace(/\d+/g, (digits) => digits.slice(0, 1)))
    .join("-");
