/** The languages of the product, each by its own name. */
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
} as const;

export type Language = keyof typeof LANGUAGES;
export const DEFAULT_LANGUAGE: Language = "en";
export const LANGUAGE_CODES = Object.keys(LANGUAGES).filter((code): code is Language => code in LANGUAGES);

/** Our language for a tag such as de-AT; nb and nn are both no. Null for one that we do not speak. */
export function languageOfTag(tag: string): Language | null {
  const code = tag.toLowerCase().split(/[-_]/)[0] ?? "";
  if (code === "nb" || code === "nn") return "no";
  if (code === "fil") return "tl";
  return LANGUAGE_CODES.find((known) => known === code) ?? null;
}

/** The first of a person's languages that we speak, else English. */
export const chooseLanguage = (tags: readonly string[]): Language =>
  tags.map(languageOfTag).find((language) => language !== null) ?? DEFAULT_LANGUAGE;

/** The tag that the platform's date and number formats know a language by. */
export const formatTag = (language: Language): string =>
  language === "no" ? "nb" : language === "tl" ? "fil" : language;
