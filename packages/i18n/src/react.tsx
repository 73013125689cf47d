import { createContext, type ReactNode, use, useCallback, useMemo } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { emptyAmount, parseAmount, readAmount, writeAmount } from "./amounts.ts";
import { errorText, type T } from "./error-text.ts";
import { formatDate, formatDateTime, formatMoney, formatNumber, formatTime } from "./formats.ts";
import { DEFAULT_LANGUAGE, type Language, languageOfTag } from "./languages.ts";
import { NAMESPACES } from "./namespaces.ts";
import type { Languages } from "./start-languages.ts";

export * from "./start-languages.ts";
export type { T } from "./error-text.ts";

const LanguagesContext = createContext<Languages | null>(null);
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function I18nProvider({ languages, children }: { languages: Languages; children: ReactNode }) {
  return (
    <LanguagesContext value={languages}>
      <I18nextProvider i18n={languages.i18n}>{children}</I18nextProvider>
    </LanguagesContext>
  );
}

function useLanguages(): Languages {
  const languages = use(LanguagesContext);
  if (!languages) throw new Error("There is no I18nProvider above this component.");
  return languages;
}

/** The words of the product. Keys are written in full, with their namespace: `t("accounts:login.title")`. */
export function useT(): T {
  return useTranslation(NAMESPACES).t;
}

/** The language of the page, and how to change it; the choice is remembered in the cookie `language`. */
export function useLanguage(): { language: Language; setLanguage(language: Language): Promise<void> } {
  const { setLanguage } = useLanguages();
  const { i18n } = useTranslation(NAMESPACES);
  const change = useCallback(
    async (language: Language) => {
      document.cookie = `language=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
      await setLanguage(language);
    },
    [setLanguage],
  );
  return { language: languageOfTag(i18n.language) ?? DEFAULT_LANGUAGE, setLanguage: change };
}

/** Fetches words that a part of a page needs beyond those that came with it. */
export const useLearn = (): Languages["learn"] => useLanguages().learn;

/** The sentence to show for an error: by its code where it has one, else its own message. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation(NAMESPACES);
  return useCallback((error) => errorText(t, (key) => i18n.exists(key), error), [t, i18n]);
}

/** Dates, numbers and money in the language of the page. */
export function useFormats() {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      date: (value: string | Date) => formatDate(language, value),
      dateTime: (value: string | Date) => formatDateTime(language, value),
      time: (value: string | Date) => formatTime(language, value),
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(language, value, options),
      money: (cents: number, currency?: string) => formatMoney(language, cents, currency),
    }),
    [language],
  );
}

/** Amounts of money as they are typed into fields, in the language of the page. */
export function useAmounts() {
  const t = useT();
  const { language } = useLanguage();
  return useMemo(
    () => ({
      language,
      /** Cents; null where there is nothing, or no amount. */
      read: (typed: string) => readAmount(language, typed),
      write: (cents: number) => writeAmount(language, cents),
      placeholder: emptyAmount(language),
      /** Why what is typed is no amount, in words. */
      problemWith: (typed: string): string | undefined => {
        const amount = parseAmount(language, typed);
        if (amount.kind !== "refused") return undefined;
        const example = writeAmount(language, 25_50);
        return amount.reason === "decimals"
          ? t("common:amount.decimals", { example })
          : t("common:amount.format", { example });
      },
    }),
    [t, language],
  );
}
