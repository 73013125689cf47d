import type { ChurchRecurring } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useShortDate } from "../use-short-date.ts";

type Plan = Pick<ChurchRecurring, "skippedDate" | "pausedUntil" | "endsOn">;

/** What the donor planned for the coming donations: a skipped one, a pause, the last one. */
export function PlanNotes({ plan: { skippedDate, pausedUntil, endsOn } }: { plan: Plan }) {
  const t = useT();
  const date = useShortDate();
  const notes = [
    skippedDate && t("treasury:recurring.skipped", { date: date(skippedDate) }),
    pausedUntil && t("treasury:recurring.pausedUntil", { date: date(pausedUntil) }),
    endsOn && t("treasury:recurring.lastOn", { date: date(endsOn) }),
  ].filter((note) => note !== null);
  return notes.map((note) => (
    <span key={note} className="block text-xs text-ink-soft">
      {note}
    </span>
  ));
}
