import { ageInYears, type CallAnswer, type listPeople, type Tag } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useFormats, useT } from "@offertory/i18n/react";
import { Avatar, Badge, type Column } from "@offertory/ui";
import { useShortDate } from "../../treasury/use-short-date.ts";
import { STATUS_LABELS } from "../person-labels.ts";

export type ListedPerson = CallAnswer<typeof listPeople>["people"][number];

/** The columns of the list; narrow screens show only the name with the email under it. */
export function usePeopleColumns(seesAll: boolean): Column<ListedPerson>[] {
  const t = useT();
  const shortDate = useShortDate();
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
      width: "whitespace-nowrap",
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
      header: t("people:list.statusColumn"),
      sortable: true,
      hideBelow: "sm",
      cell: ({ membershipStatus }) => t(STATUS_LABELS[membershipStatus]),
    },
    {
      key: "tags",
      header: t("people:tags.title"),
      hideBelow: "xl",
      width: "max-w-64",
      cell: ({ tags = [] }) => <TagList tags={tags} />,
    },
    {
      key: "added",
      header: t("people:list.added"),
      sortable: true,
      hideBelow: "lg",
      width: "whitespace-nowrap",
      cell: ({ added }) => added && shortDate(added),
    },
  ];
  return columns.filter(({ key }) => seesAll || !STAFF_COLUMNS.has(key));
}

/** The columns of data that the directory of members does not contain. */
const STAFF_COLUMNS: ReadonlySet<string> = new Set(["age", "tags", "added"]);

/** The most tags that a row shows; the record shows all of them. */
const MAX_TAGS_SHOWN = 3;

function TagList({ tags }: { tags: readonly Tag[] }) {
  const { number } = useFormats();
  const more = tags.slice(MAX_TAGS_SHOWN);
  return (
    <span className="flex flex-wrap gap-1">
      {tags.slice(0, MAX_TAGS_SHOWN).map(({ id, name }) => (
        <Badge key={id} className="max-w-40 [&]:block [&]:truncate">
          {name}
        </Badge>
      ))}
      {more.length > 0 && <Badge>+{number(more.length)}</Badge>}
    </span>
  );
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
