import { PEOPLE_SORTS } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DataTable } from "@offertory/ui";
import type { ReactNode } from "react";
import { Link, useLocation } from "@offertory/router";
import { usePeopleColumns, type ListedPerson } from "./people-columns.tsx";
import type { Direction, PeopleSort } from "./people-filter.ts";

interface PeopleTableProps {
  /** Undefined while the first page loads. */
  people: readonly ListedPerson[] | undefined;
  /** Whether the rows are still those of the previous page. */
  stale: boolean;
  sort: { key: PeopleSort; direction: Direction };
  onSort(sort: PeopleSort): void;
  selected?: Set<string>;
  onSelect?(selected: ReadonlySet<string>): void;
  /** False in the members' directory, which has fewer columns. */
  seesAll: boolean;
  empty: ReactNode;
}

export function PeopleTable({ people, stale, sort, onSort, selected, onSelect, seesAll, empty }: PeopleTableProps) {
  const t = useT();
  const { search } = useLocation();
  const columns = usePeopleColumns(seesAll);

  function sortByKey(key: string) {
    const known = PEOPLE_SORTS.find((each) => each === key);
    if (known) onSort(known);
  }

  return (
    <div
      aria-busy={stale}
      className={`overflow-clip rounded-card border border-line bg-raised shadow-card transition-opacity ${stale ? "opacity-85" : ""}`}
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
        columns={columns}
      />
    </div>
  );
}
