import { type GivingCall, openVisitorCall } from "@offertory/giving-client/calls";
import { formatDate, formatMoney } from "@offertory/i18n";
import { createContext, use } from "react";
import type { Boot } from "./boot.ts";
import { createTranslator, type Translator } from "./strings.ts";

export interface Give extends Boot {
  t: Translator;
  money(cents: number): string;
  date(day: string): string;
  call: GivingCall;
}

export const giveFrom = (boot: Boot): Give => ({
  ...boot,
  t: createTranslator(boot.strings),
  money: (cents) => formatMoney(boot.language, cents),
  date: (day) => formatDate(boot.language, day),
  call: openVisitorCall(boot.givingApi),
});

export const GiveContext = createContext<Give | null>(null);

/** The strings of a part of the page that failed to load. */
export function useLateTexts() {
  const { t } = useGive();
  return { failed: t("give:partFailed"), tryAgain: t("give:tryAgain") };
}

/** Returns the data and strings of the page. */
export function useGive(): Give {
  const give = use(GiveContext);
  if (!give) throw new Error("GiveContext is missing.");
  return give;
}
