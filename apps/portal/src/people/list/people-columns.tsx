import { ageInYears, type CallAnswer, type listPeople } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useT } from "@offertory/i18n/react";
import { Avatar, Badge, type Column } from "@offertory/ui";
import { STATUS_LABELS } from "../person-labels.ts";

export type ListedPerson = CallAnswer<typeof listPeople>["people"][number];

/** The columns of the list; narrow screens show only the name with the email under it. */
export function usePeopleColumns(showAge: boolean): Column<ListedPerson>[] {
  const t = useT();
  const today = localDay(new Date());
  const columns: Column<ListedPerson>[] = [
    {
      key: "name",
      header: t("people:list.name"),
      sortable: true,
      width: "max-sm:w-full max-sm:max-w-0",
      cell: (person) => <NameCell person={person} />,
    },
    {
      key: "email",
      header: t("people:field.email"),
      sortable: true,
      hideBelow: "md",
      cell: ({ contactInfo }) => contactInfo.email,
    },
    {
      key: "phone",
      header: t("people:list.phone"),
      hideBelow: "lg",
      cell: ({ contactInfo }) => contactInfo.mobilePhone || contactInfo.homePhone || contactInfo.workPhone,
    },
    {
      key: "age",
      header: t("people:list.age"),
      align: "end",
      hideBelow: "lg",
      cell: ({ birthDate }) => (birthDate ? ageInYears(birthDate, today) : null),
    },
    {
      key: "membershipStatus",
      header: t("people:list.status"),
      sortable: true,
      hideBelow: "sm",
      cell: ({ membershipStatus }) => t(STATUS_LABELS[membershipStatus]),
    },
  ];
  return columns.filter(({ key }) => showAge || key !== "age");
}

function NameCell({ person }: { person: ListedPerson }) {
  const t = useT();
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={person.name.display} photo={person.photo} size="tiny" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{person.name.display}</span>
        {person.contactInfo.email && (
          <span className="block truncate text-xs text-ink-soft md:hidden">{person.contactInfo.email}</span>
        )}
      </span>
      {person.archived && <Badge>{t("people:archived")}</Badge>}
    </span>
  );
}
