import type { IntervalUnit } from "@offertory/contract";
import type { Translator } from "../../../platform/mail/translator.ts";

/** The interval of a gift in words: "every month", "every 2 weeks". i18n-uses: mails:every.*, mails:everyFew.* */
export const describeInterval = (t: Translator, unit: IntervalUnit, count: number): string =>
  count === 1 ? t(`mails:every.${unit}`) : t(`mails:everyFew.${unit}`, { count });
