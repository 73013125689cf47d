import { useMemo } from "react";
import { emptyAmount, parseAmount, readAmount, writeAmount } from "./amounts.ts";
import { useLanguage, useT } from "./react.tsx";

/** Reads and writes amounts in fields, in the page's language. */
export function useAmounts() {
  const t = useT();
  const { language } = useLanguage();
  return useMemo(
    () => ({
      language,
      /** Returns cents; null when the field is empty or has no valid amount. */
      read: (typed: string) => readAmount(language, typed),
      write: (cents: number) => writeAmount(language, cents),
      placeholder: emptyAmount(language),
      /** Returns a sentence about what is wrong with the typed amount; undefined when it is valid or empty. */
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
