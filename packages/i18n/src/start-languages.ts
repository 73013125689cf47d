import i18next, { type i18n } from "i18next";
import { chooseLanguage, DEFAULT_LANGUAGE, formatTag, type Language, LANGUAGES } from "./languages.ts";
import { type LateNamespace, NAMESPACES } from "./namespaces.ts";
import "./typed-keys.ts";

/** Words of one language: namespace → key → text. */
export type Words = Record<string, object>;

export interface LanguageSource {
  /** The language to begin with, as a tag. */
  language: string;
  /** Fetches the words that are there from the start, or those of one page. */
  load(language: Language, late?: LateNamespace): Promise<Words>;
}

export interface Languages {
  i18n: i18n;
  /** Done when the first words are there. */
  ready: Promise<void>;
  /** Fetches words that a page needs beyond the first ones; they follow when the language is changed. */
  learn(names: readonly LateNamespace[]): Promise<void>;
  setLanguage(language: Language): Promise<void>;
}

/** Fetches the words of a language, and those of English for what it lacks. */
export function startLanguages({ language, load }: LanguageSource): Languages {
  const i18n = i18next.createInstance();
  const needed = new Set<LateNamespace>();
  const fetched = new Map<string, Promise<void>>();
  let current = chooseLanguage([language]);
  void i18n.init({
    lng: current,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: Object.keys(LANGUAGES),
    ns: NAMESPACES,
    defaultNS: "common",
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes what it shows
  });

  /** What cannot be fetched is no reason to show nothing: English, or at worst the keys, remain; it is asked for anew next time. */
  async function fetchOnce(wanted: Language, late?: LateNamespace): Promise<void> {
    try {
      const words = await load(wanted, late);
      for (const [namespace, texts] of Object.entries(words)) i18n.addResourceBundle(wanted, namespace, texts);
    } catch {
      fetched.delete(nameOf(wanted, late));
    }
  }

  function need(wanted: Language, late?: LateNamespace): Promise<void> {
    const name = nameOf(wanted, late);
    const fetching = fetched.get(name) ?? fetchOnce(wanted, late);
    fetched.set(name, fetching);
    return fetching;
  }

  const needAll = (wanted: Language, names: Iterable<LateNamespace | undefined>) =>
    Promise.all([...names].flatMap((late) => [...new Set([wanted, DEFAULT_LANGUAGE])].map((code) => need(code, late))));

  async function learn(names: readonly LateNamespace[]): Promise<void> {
    for (const name of names) needed.add(name);
    await needAll(current, names);
  }

  async function setLanguage(wanted: Language): Promise<void> {
    current = wanted;
    await needAll(wanted, [undefined, ...needed]);
    await i18n.changeLanguage(wanted);
    if (typeof document !== "undefined") document.documentElement.lang = formatTag(wanted);
  }

  return { i18n, ready: setLanguage(current), learn, setLanguage };
}

const nameOf = (language: Language, late?: LateNamespace): string => (late ? `${language}/${late}` : language);
