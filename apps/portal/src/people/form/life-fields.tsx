import { GENDERS, MARITAL_STATUSES, MEMBERSHIP_STATUSES } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useT } from "@offertory/i18n/react";
import { DateField, SelectField } from "@offertory/ui";
import type { PersonFieldsProps } from "./person-fields.ts";
import { GENDER_LABELS, MARITAL_LABELS, STATUS_LABELS } from "../person-labels.ts";
import { usePersonProblemText } from "./use-person-problem-text.ts";

export function LifeFields({
  draft,
  onChange,
  problems,
  hasOfficeFields,
}: PersonFieldsProps & { hasOfficeFields: boolean }) {
  const t = useT();
  const problemText = usePersonProblemText();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {hasOfficeFields && (
        <SelectField
          label={t("people:field.membershipStatus")}
          name="membershipStatus"
          value={draft.membershipStatus}
          onChange={(membershipStatus) => onChange({ ...draft, membershipStatus })}
          options={MEMBERSHIP_STATUSES.map((status) => ({ value: status, label: t(STATUS_LABELS[status]) }))}
          className="sm:col-span-2"
        />
      )}
      <DateField
        label={t("people:field.birthDate")}
        name="birthDate"
        value={draft.birthDate}
        max={localDay(new Date())}
        onChange={(birthDate) => onChange({ ...draft, birthDate })}
        error={problemText(problems.birthDate)}
      />
      <DateField
        label={t("people:field.anniversary")}
        name="anniversary"
        value={draft.anniversary}
        onChange={(anniversary) => onChange({ ...draft, anniversary })}
        error={problemText(problems.anniversary)}
      />
      <SelectField
        label={t("people:field.gender")}
        name="gender"
        value={draft.gender}
        onChange={(gender) => onChange({ ...draft, gender })}
        options={GENDERS.map((gender) => ({ value: gender, label: t(GENDER_LABELS[gender]) }))}
      />
      <SelectField
        label={t("people:field.maritalStatus")}
        name="maritalStatus"
        value={draft.maritalStatus}
        onChange={(maritalStatus) => onChange({ ...draft, maritalStatus })}
        options={MARITAL_STATUSES.map((status) => ({ value: status, label: t(MARITAL_LABELS[status]) }))}
      />
    </div>
  );
}
