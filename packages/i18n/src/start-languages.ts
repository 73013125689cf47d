import type { T } from "./error-text.ts";
import { chooseLanguage, DEFAULT_LANGUAGE, formatTag, type Language } from "./languages.ts";
import type { LateNamespace } from "./namespaces.ts";
import { findText, translate } from "./translate.ts";
import "./typed-keys.ts";

/** The texts of one language: namespace → key → text. */
export type Words = Record<string, object>;

export interface LanguageSource {
  /** The first language, as a tag such as de-AT. */
  language: string;
  /** Fetches the namespaces of the start, or one late namespace. */
  load(language: Language, late?: LateNamespace): Promise<Words>;
}

/** The current language. A change of language makes a new object, so that React renders again. */
export interface Translator {
  language: Language;
  t: T;
  exists(key: string): boolean;
}

export interface Languages {
  read(): Translator;
  subscribe(listener: () => void): () => void;
  /** Resolves when the namespaces of the start have been fetched. */
  ready: Promise<void>;
  /**
   * Fetches more namespaces. They are fetched again when the language changes. Rejects when one could not be fetched in
   * any language.
   */
  loadNamespaces(names: readonly LateNamespace[]): Promise<void>;
  setLanguage(language: Language): Promise<void>;
}

/** Fetches the texts of a language, and the English ones for texts that it lacks. */
export function startLanguages({ language, load }: LanguageSource): Languages {
  const strings = new Map<Language, Words>();
  const listeners = new Set<() => void>();
  const lateNamespaces = new Set<LateNamespace>();
  const fetched = new Map<string, Promise<void>>();
  const stringsOf = (code: Language): Words => strings.get(code) ?? {};
  const createTranslator = (code: Language): Translator => {
    const t: unknown = (key: string, values?: Record<string, unknown>) => translate(stringsOf, code, key, values);
    if (!isTyped(t)) throw new TypeError("A translator is a function.");
    return { language: code, t, exists: (key) => findText(stringsOf, code, key) !== undefined };
  };
  let current = chooseLanguage([language]);
  let translator = createTranslator(current);

  /**
   * A failed fetch does not reject: English texts, or at worst the keys, are shown, and the next call fetches again.
   */
  async function fetchOnce(requested: Language, late?: LateNamespace): Promise<void> {
    try {
      const loaded = await load(requested, late);
      strings.set(requested, { ...stringsOf(requested), ...loaded });
    } catch {
      fetched.delete(fetchKey(requested, late));
    }
  }

  function ensureFetched(requested: Language, late?: LateNamespace): Promise<void> {
    const name = fetchKey(requested, late);
    const fetching = fetched.get(name) ?? fetchOnce(requested, late);
    fetched.set(name, fetching);
    return fetching;
  }

  const ensureAllFetched = (requested: Language, names: Iterable<LateNamespace | undefined>) =>
    Promise.all(
      [...names].flatMap((late) =>
        [...new Set([requested, DEFAULT_LANGUAGE])].map((code) => ensureFetched(code, late)),
      ),
    );

  async function loadNamespaces(names: readonly LateNamespace[]): Promise<void> {
    for (const name of names) lateNamespaces.add(name);
    await ensureAllFetched(current, names);
    // A page without texts in any language would show keys, so the page fails to load instead.
    const missing = names.find(
      (late) => ![current, DEFAULT_LANGUAGE].some((code) => fetched.has(fetchKey(code, late))),
    );
    if (missing) throw new Error(`The words of ${missing} could not be fetched.`);
  }

  async function setLanguage(requested: Language): Promise<void> {
    current = requested;
    await ensureAllFetched(requested, [undefined, ...lateNamespaces]);
    if (current !== requested) return;
    translator = createTranslator(requested);
    for (const listener of listeners) listener();
    if (typeof document !== "undefined") document.documentElement.lang = formatTag(requested);
  }

  return {
    read: () => translator,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready: setLanguage(current),
    loadNamespaces,
    setLanguage,
  };
}

const fetchKey = (language: Language, late?: LateNamespace): string => (late ? `${language}/${late}` : language);

/** Gives the function i18next's type, whose keys come from the English texts. TypeScript cannot infer it. */
const isTyped = (t: unknown): t is T => typeof t === "function";
