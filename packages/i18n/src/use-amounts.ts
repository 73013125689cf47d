import { useMemo } from "react";
import { exampleAmount, pageCurrency } from "./page-money.ts";
import { emptyAmount, parseAmount, readAmount, writeAmount } from "./amounts.ts";
import { useLanguage, useT } from "./react.tsx";

/** Reads and writes amounts in fields, in the page's language. */
export function useAmounts() {
  const t = useT();
  const { language } = useLanguage();
  const currency = pageCurrency();
  return useMemo(
    () => ({
      language,
      /** Returns minor units; null when the field is empty or has no valid amount. */
      read: (typed: string) => readAmount(language, typed, currency),
      write: (units: number) => writeAmount(language, units, currency),
      placeholder: emptyAmount(language, currency),
      /** Returns a sentence about what is wrong with the typed amount; undefined when it is valid or empty. */
      problemWith: (typed: string): string | undefined => {
        const amount = parseAmount(language, typed, currency);
        if (amount.kind !== "refused") return undefined;
        const example = writeAmount(language, exampleAmount());
        return amount.reason === "decimals"
          ? t("common:amount.decimals", { example })
          : t("common:amount.format", { example });
      },
    }),
    [t, language, currency],
  );
}
