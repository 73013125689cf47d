import { ageInYears, PEOPLE_SORTS, type CallAnswer, type listPeople } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, Badge, type Column, DataTable } from "@offertory/ui";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { Direction, PeopleSort } from "./people-filter.ts";
import { STATUS_WORDS } from "./person-words.ts";
import { photoOf } from "./photo-of.ts";
import { todayOf } from "./today.ts";

export type ListedPerson = CallAnswer<typeof listPeople>["people"][number];

interface PeopleTableProps {
  /** Undefined while the first page is on its way. */
  people: readonly ListedPerson[] | undefined;
  /** The rows of the page before are still shown. */
  stale: boolean;
  sort: { key: PeopleSort; direction: Direction };
  onSort(sort: PeopleSort): void;
  selected?: Set<string>;
  onSelect?(selected: ReadonlySet<string>): void;
  /** A directory does not tell how old its members are. */
  showAge: boolean;
  empty: ReactNode;
}

export function PeopleTable({ people, stale, sort, onSort, selected, onSelect, showAge, empty }: PeopleTableProps) {
  const t = useT();
  const { search } = useLocation();
  const today = todayOf(new Date());

  function sortByKey(key: string) {
    const known = PEOPLE_SORTS.find((each) => each === key);
    if (known) onSort(known);
  }

  return (
    <div
      aria-busy={stale}
      className={`overflow-clip rounded-card border border-line bg-raised shadow-card transition-opacity ${stale ? "opacity-60" : ""}`}
    >
      <DataTable
        caption={t("people:list.title")}
        rows={people ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/people/${id}`}
        renderLink={(href, children, props) => (
          <Link to={href} state={{ list: search }} {...props}>
            {children}
          </Link>
        )}
        loading={!people}
        loadingLabel={t("people:list.loading")}
        empty={empty}
        sort={sort}
        onSort={sortByKey}
        {...(selected && onSelect
          ? {
              selection: {
                selected,
                onChange: onSelect,
                selectLabel: (person: ListedPerson) => t("people:list.select", { name: person.name.display }),
                selectAllLabel: t("people:list.selectAll"),
              },
            }
          : {})}
        columns={[
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
          ...(showAge
            ? ([
                {
                  key: "age",
                  header: t("people:list.age"),
                  align: "end",
                  hideBelow: "lg",
                  cell: ({ birthDate }: ListedPerson) => (birthDate ? ageInYears(birthDate, today) : null),
                },
              ] satisfies Column<ListedPerson>[])
            : []),
          {
            key: "membershipStatus",
            header: t("people:list.status"),
            sortable: true,
            hideBelow: "sm",
            cell: ({ membershipStatus }) => t(STATUS_WORDS[membershipStatus]),
          },
        ]}
      />
    </div>
  );
}

function NameCell({ person }: { person: ListedPerson }) {
  const t = useT();
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={person.name.display} photo={photoOf(person)} size="tiny" />
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
