/** The languages of the product. */
export const LANGUAGE_CODES = ["de", "en", "es", "fr", "hi", "it", "ko", "no", "pt", "ru", "tl", "zh"] as const;

export type Language = (typeof LANGUAGE_CODES)[number];
export const DEFAULT_LANGUAGE: Language = "en";

/** Each language's own name for itself. */
export const LANGUAGES = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  hi: "हिन्दी",
  it: "Italiano",
  ko: "한국어",
  no: "Norsk",
  pt: "Português",
  ru: "Русский",
  tl: "Tagalog",
  zh: "中文",
} as const satisfies Record<Language, string>;

/**
 * Returns our language for a tag such as de-AT. nb and nn both become no. Null for a language that we do not support.
 */
export function languageOfTag(tag: string): Language | null {
  const code = tag.toLowerCase().split(/[-_]/)[0] ?? "";
  if (code === "nb" || code === "nn") return "no";
  if (code === "fil") return "tl";
  return LANGUAGE_CODES.find((known) => known === code) ?? null;
}

/** Returns the first of these languages that we support, else English. */
export const chooseLanguage = (tags: readonly string[]): Language =>
  tags.map(languageOfTag).find((language) => language !== null) ?? DEFAULT_LANGUAGE;

/** Returns the language tag that `Intl` knows. */
export const formatTag = (language: Language): string =>
  language === "no" ? "nb" : language === "tl" ? "fil" : language;
