import type { GiftPlan } from "@offertory/contract";
import type { T } from "@offertory/i18n/react";
import type { Description } from "@offertory/ui";

type Formats = { date: (day: string) => string; number: (value: number) => string };

/** The next and the last donation, and how many remain, for a list of facts. */
export const planFacts = (
  t: T,
  { nextDate, endsOn, giftsLeft }: GiftPlan,
  { date, number }: Formats,
): Description[] => [
  ...(nextDate === null ? [] : [{ term: t("giving:manage.next"), value: date(nextDate) }]),
  ...(endsOn === null ? [] : [{ term: t("giving:plan.last"), value: date(endsOn) }]),
  ...(giftsLeft === null ? [] : [{ term: t("giving:plan.giftsLeft"), value: number(giftsLeft) }]),
];
