import { useMemo } from "react";
import { emptyAmount, parseAmount, readAmount, writeAmount } from "./amounts.ts";
import { useLanguage, useT } from "./react.tsx";

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
