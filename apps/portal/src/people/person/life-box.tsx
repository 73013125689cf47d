import { ageInYears, formalName, type Person } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useFormats, useT } from "@offertory/i18n/react";
import { DescriptionList, DisplayBox } from "@offertory/ui";
import { User } from "@offertory/ui/icons.ts";
import { GENDER_LABELS, MARITAL_LABELS, STATUS_LABELS } from "../person-labels.ts";

/** The known personal details: formal name, dates, gender, marital and membership status, notes. */
export function LifeBox({ person }: { person: Person }) {
  const t = useT();
  const { date } = useFormats();
  const { name, birthDate, anniversary, gender, maritalStatus, membershipStatus, notes } = person;
  const fullName = formalName(name);
  const age = birthDate ? ageInYears(birthDate, localDay(new Date())) : null;

  const known: [string, string | null][] = [
    [t("people:person.formalName"), fullName === name.display ? null : fullName],
    [t("people:field.membershipStatus"), t(STATUS_LABELS[membershipStatus])],
    [t("people:field.birthDate"), birthDate && date(birthDate)],
    [t("people:list.age"), age === null ? null : t("people:person.age", { count: age })],
    [t("people:field.gender"), gender === "Unspecified" ? null : t(GENDER_LABELS[gender])],
    [t("people:field.maritalStatus"), maritalStatus === "Unknown" ? null : t(MARITAL_LABELS[maritalStatus])],
    [t("people:field.anniversary"), anniversary && date(anniversary)],
    [t("people:field.notes"), notes],
  ];
  return (
    <DisplayBox title={t("people:person.about")} icon={<User />}>
      <DescriptionList
        items={known.flatMap(([term, value]) =>
          value ? { term, value: <span className="whitespace-pre-line">{value}</span> } : [],
        )}
      />
    </DisplayBox>
  );
}
