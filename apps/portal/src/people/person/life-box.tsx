import { formalName, type Person } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DescriptionList, DisplayBox } from "@offertory/ui";
import { User } from "@offertory/ui/icons.ts";
import { GENDER_LABELS, MARITAL_LABELS } from "../person-labels.ts";

/** The known personal details that the header does not show: formal name, dates, gender, marital status, notes. */
export function LifeBox({ person }: { person: Person }) {
  const t = useT();
  const { date } = useFormats();
  const { name, birthDate, anniversary, gender, maritalStatus, notes } = person;
  const fullName = formalName(name);

  const details: [string, string | null][] = [
    [t("people:person.formalName"), fullName === name.display ? null : fullName],
    [t("people:field.birthDate"), birthDate && date(birthDate)],
    [t("people:field.gender"), gender === "Unspecified" ? null : t(GENDER_LABELS[gender])],
    [t("people:field.maritalStatus"), maritalStatus === "Unknown" ? null : t(MARITAL_LABELS[maritalStatus])],
    [t("people:field.anniversary"), anniversary && date(anniversary)],
    [t("people:field.notes"), notes],
  ];
  const known = details.flatMap(([term, value]) =>
    value ? { term, value: <span className="whitespace-pre-line">{value}</span> } : [],
  );
  if (known.length === 0) return null;
  return (
    <DisplayBox title={t("people:person.about")} icon={<User />}>
      <DescriptionList items={known} />
    </DisplayBox>
  );
}
