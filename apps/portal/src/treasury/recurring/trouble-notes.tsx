import type { ChurchRecurring } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useShortDate } from "../use-short-date.ts";
import { REASON_LABELS } from "./recurring-labels.ts";

interface TroubleNotesProps {
  trouble: NonNullable<ChurchRecurring["trouble"]>;
  /** Whether the recurring gift continues, so that there is a next attempt. */
  goesOn: boolean;
}

/** Why a payment failed, the number of attempts, the emails sent to the donor, and the next attempt. */
export function TroubleNotes({ trouble: { reason, tries, mails, lastMailAt, nextTry }, goesOn }: TroubleNotesProps) {
  const t = useT();
  const date = useShortDate();
  return (
    <ul className="py-1 text-xs text-ink-soft">
      <li className="text-sm text-ink">{t(REASON_LABELS[reason])}</li>
      <li>{t("treasury:recurring.tries", { count: tries })}</li>
      <li>
        {mails === 0 || !lastMailAt
          ? t("treasury:recurring.noMail")
          : t("treasury:recurring.mails", { count: mails, date: date(lastMailAt) })}
      </li>
      {goesOn && (
        <li>{nextTry ? t("treasury:recurring.nextTry", { date: date(nextTry) }) : t("treasury:recurring.theyTry")}</li>
      )}
    </ul>
  );
}
