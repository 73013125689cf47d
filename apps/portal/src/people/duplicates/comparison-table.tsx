import { useT, useFormats } from "@offertory/i18n/react";
import { Check } from "@offertory/ui/icons.ts";
import type { ComparedRow } from "./compare-records.ts";
import { FIELD_LABELS, GENDER_LABELS, MARITAL_LABELS, STATUS_LABELS } from "../person-labels.ts";
import { GENDERS, MARITAL_STATUSES, MEMBERSHIP_STATUSES } from "@offertory/contract";
import type { DraftField } from "../form/person-draft.ts";

/** Shows the kept record beside the other, and marks the values that the merged record gets. */
export function ComparisonTable({ rows }: { rows: readonly ComparedRow[] }) {
  const t = useT();
  const fieldText = useFieldText();
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="w-full text-sm">
        <caption className="sr-only">{t("people:merge.table")}</caption>
        <thead className="bg-sunken text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {t("people:merge.field")}
            </th>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {t("people:merge.kept")}
            </th>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {t("people:merge.dropped")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ field, kept, dropped, result, differs }) => (
            <tr key={field}>
              <th scope="row" className="px-3 py-2 text-start align-top font-normal text-ink-soft">
                {t(FIELD_LABELS[field])}
              </th>
              <Value text={fieldText(field, kept)} stays={result === kept} differs={differs} />
              <Value text={fieldText(field, dropped)} stays={result !== kept} differs={differs} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ text, stays, differs }: { text: string; stays: boolean; differs: boolean }) {
  const t = useT();
  return (
    <td className={`px-3 py-2 align-top wrap-anywhere ${stays ? "" : "text-ink-soft line-through"}`}>
      {text}
      {stays && differs && text && (
        <span className="ms-1.5 inline-flex align-text-bottom text-success">
          <Check className="size-4" aria-hidden />
          <span className="sr-only">{t("people:merge.stays")}</span>
        </span>
      )}
    </td>
  );
}

/** Returns a function that formats a stored value for display. */
function useFieldText() {
  const t = useT();
  const { date } = useFormats();
  return (field: DraftField, value: string): string => {
    if (field === "birthDate" || field === "anniversary") return value && date(value);
    const status = field === "membershipStatus" && MEMBERSHIP_STATUSES.find((each) => each === value);
    if (status) return t(STATUS_LABELS[status]);
    const gender = field === "gender" && GENDERS.find((each) => each === value);
    if (gender) return gender === "Unspecified" ? "" : t(GENDER_LABELS[gender]);
    const marital = field === "maritalStatus" && MARITAL_STATUSES.find((each) => each === value);
    if (marital) return marital === "Unknown" ? "" : t(MARITAL_LABELS[marital]);
    return value;
  };
}
