import type { T } from "./error-text.ts";
import { chooseLanguage, DEFAULT_LANGUAGE, formatTag, type Language } from "./languages.ts";
import type { LateNamespace } from "./namespaces.ts";
import { findText, translate } from "./translate.ts";
import "./typed-keys.ts";

/** Words of one language: namespace → key → text. */
export type Words = Record<string, object>;

export interface LanguageSource {
  /** The language to begin with, as a tag. */
  language: string;
  /** Fetches the words that are there from the start, or those of one page. */
  load(language: Language, late?: LateNamespace): Promise<Words>;
}

/** The language that is spoken now: another object for another language. */
export interface Translator {
  language: Language;
  t: T;
  exists(key: string): boolean;
}

export interface Languages {
  read(): Translator;
  subscribe(listener: () => void): () => void;
  /** Done when the first words are there. */
  ready: Promise<void>;
  /** Fetches words that a page needs beyond the first ones; they follow when the language is changed. Rejects when none came. */
  learn(names: readonly LateNamespace[]): Promise<void>;
  setLanguage(language: Language): Promise<void>;
}

/** Fetches the words of a language, and those of English for what it lacks. */
export function startLanguages({ language, load }: LanguageSource): Languages {
  const strings = new Map<Language, Words>();
  const listeners = new Set<() => void>();
  const needed = new Set<LateNamespace>();
  const fetched = new Map<string, Promise<void>>();
  const stringsOf = (code: Language): Words => strings.get(code) ?? {};
  const speak = (code: Language): Translator => {
    const t: unknown = (key: string, values?: Record<string, unknown>) => translate(stringsOf, code, key, values);
    if (!isTyped(t)) throw new TypeError("A translator is a function.");
    return { language: code, t, exists: (key) => findText(stringsOf, code, key) !== undefined };
  };
  let current = chooseLanguage([language]);
  let translator = speak(current);

  /** What cannot be fetched is no reason to show nothing: English, or at worst the keys, remain; it is asked for anew next time. */
  async function fetchOnce(wanted: Language, late?: LateNamespace): Promise<void> {
    try {
      const words = await load(wanted, late);
      strings.set(wanted, { ...stringsOf(wanted), ...words });
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
    // A page whose words came in no language would show keys: it is told that it could not be loaded.
    const missing = names.find((late) => ![current, DEFAULT_LANGUAGE].some((code) => fetched.has(nameOf(code, late))));
    if (missing) throw new Error(`The words of ${missing} could not be fetched.`);
  }

  async function setLanguage(wanted: Language): Promise<void> {
    current = wanted;
    await needAll(wanted, [undefined, ...needed]);
    if (current !== wanted) return;
    translator = speak(wanted);
    for (const listener of listeners) listener();
    if (typeof document !== "undefined") document.documentElement.lang = formatTag(wanted);
  }

  return {
    read: () => translator,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready: setLanguage(current),
    learn,
    setLanguage,
  };
}

const nameOf = (language: Language, late?: LateNamespace): string => (late ? `${language}/${late}` : language);

/** Typed as i18next types it, by the English texts, which no type of ours can say. */
const isTyped = (t: unknown): t is T => typeof t === "function";
