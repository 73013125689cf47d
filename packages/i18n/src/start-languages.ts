import i18next, { type i18n } from "i18next";
import { chooseLanguage, DEFAULT_LANGUAGE, formatTag, type Language, LANGUAGES } from "./languages.ts";
import { NAMESPACES } from "./namespaces.ts";
import "./typed-keys.ts";

/** The words of one language: namespace → key → text. */
export type Words = Record<string, object>;

export interface LanguageSource {
  /** The language to begin with, as a tag. */
  language: string;
  /** Fetches the words of one language. */
  load(language: Language): Promise<Words>;
}

export interface Languages {
  i18n: i18n;
  setLanguage(language: Language): Promise<void>;
}

/** Makes the words of a language ready before the first render; what a language lacks is said in English. */
export async function startLanguages({ language, load }: LanguageSource): Promise<Languages> {
  const i18n = i18next.createInstance();
  const first = chooseLanguage([language]);
  await i18n.init({
    lng: first,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: Object.keys(LANGUAGES),
    ns: NAMESPACES,
    defaultNS: "common",
    resources: {},
    interpolation: { escapeValue: false }, // React escapes what it shows
  });

  /** A language that cannot be fetched is no reason to show nothing: English, or at worst the keys, remain. */
  async function learn(wanted: Language): Promise<void> {
    if (i18n.hasResourceBundle(wanted, "common")) return;
    const words = await load(wanted).catch((): Words => ({}));
    for (const [namespace, texts] of Object.entries(words)) i18n.addResourceBundle(wanted, namespace, texts);
  }

  async function setLanguage(wanted: Language): Promise<void> {
    await Promise.all([...new Set([wanted, DEFAULT_LANGUAGE])].map(learn));
    await i18n.changeLanguage(wanted);
    if (typeof document !== "undefined") document.documentElement.lang = formatTag(wanted);
  }

  await setLanguage(first);
  return { i18n, setLanguage };
}
