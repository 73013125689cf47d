import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from "react";
import { errorText, type T } from "./error-text.ts";
import {
  formatDate,
  formatDateTime,
  formatList,
  formatMoney,
  formatNumber,
  formatTime,
  formatWholeMoney,
  joinSentences,
} from "./formats.ts";
import { pageCurrency } from "./page-money.ts";
import type { Language } from "./languages.ts";
import type { Languages, Translator } from "./start-languages.ts";

export * from "./start-languages.ts";
export type { T } from "./error-text.ts";

const LanguagesContext = createContext<Languages | null>(null);
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function I18nProvider({ languages, children }: { languages: Languages; children: ReactNode }) {
  return <LanguagesContext value={languages}>{children}</LanguagesContext>;
}

function useLanguages(): Languages {
  const languages = use(LanguagesContext);
  if (!languages) throw new Error("There is no I18nProvider above this component.");
  return languages;
}

function useTranslator(): Translator {
  const { subscribe, read } = useLanguages();
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns the translate function. Keys are written in full, with their namespace: `t("accounts:login.title")`. */
export function useT(): T {
  return useTranslator().t;
}

/** Returns the page's language and a function that changes it and stores it in the cookie `language`. */
export function useLanguage(): { language: Language; setLanguage(language: Language): Promise<void> } {
  const { setLanguage } = useLanguages();
  const { language } = useTranslator();
  const change = useCallback(
    async (language: Language) => {
      document.cookie = `language=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
      await setLanguage(language);
    },
    [setLanguage],
  );
  return { language, setLanguage: change };
}

/** Returns the function that fetches more namespaces, for a part of a page that needs them. */
export const useLoadNamespaces = (): Languages["loadNamespaces"] => useLanguages().loadNamespaces;

/**
 * Returns a function that gives the sentence for an error: by its code if it is known, else the error's own message.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, exists } = useTranslator();
  return useCallback((error) => errorText(t, exists, error), [t, exists]);
}

/** Returns functions that format dates, numbers, money and lists in the page's language. */
export function useFormats() {
  const { language } = useLanguage();
  const currency = pageCurrency();
  return useMemo(
    () => ({
      date: (value: string | Date) => formatDate(language, value),
      dateTime: (value: string | Date) => formatDateTime(language, value),
      time: (value: string | Date) => formatTime(language, value),
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(language, value, options),
      money: (units: number) => formatMoney(language, units, currency),
      wholeMoney: (units: number) => formatWholeMoney(language, units, currency),
      list: (items: readonly string[]) => formatList(language, items),
      sentences: (...sentences: Parameters<typeof joinSentences>[1]) => joinSentences(language, sentences),
    }),
    [language, currency],
  );
}
