import { MEMBERSHIP_STATUSES } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { SelectField } from "@offertory/ui";
import type { PeopleFilter } from "./people-filter.ts";
import { PeopleSearch } from "./people-search.tsx";
import { PEOPLE_ORDERS, STATUS_WORDS } from "./person-words.ts";

interface PeopleToolbarProps {
  filter: PeopleFilter;
  onChange(change: Partial<PeopleFilter>, how?: "push" | "replace"): void;
  seesAll: boolean;
}

/** Search, which people, and in which order. */
export function PeopleToolbar({ filter, onChange, seesAll }: PeopleToolbarProps) {
  const t = useT();
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(16rem,1fr)_11rem_11rem_13rem]">
      <PeopleSearch
        search={filter.search}
        onSearch={(search) => onChange({ search }, "replace")}
        className="col-span-2 lg:col-span-1"
      />
      {seesAll && (
        <>
          <SelectField
            label={t("people:list.status")}
            value={filter.status ?? "all"}
            onChange={(status) => onChange({ status: status === "all" ? null : status })}
            options={[
              { value: "all", label: t("people:list.anyStatus") },
              ...MEMBERSHIP_STATUSES.map((status) => ({ value: status, label: t(STATUS_WORDS[status]) })),
            ]}
          />
          <SelectField
            label={t("people:list.show")}
            value={filter.archived ? "archived" : "current"}
            onChange={(shown) => onChange({ archived: shown === "archived" })}
            options={[
              { value: "current", label: t("people:list.current") },
              { value: "archived", label: t("people:list.archived") },
            ]}
          />
        </>
      )}
      <OrderField filter={filter} onChange={onChange} />
    </search>
  );
}

function OrderField({ filter, onChange }: Pick<PeopleToolbarProps, "filter" | "onChange">) {
  const t = useT();
  const nameOf = ({ sort, direction }: Pick<PeopleFilter, "sort" | "direction">) => `${sort} ${direction}`;

  function choose(name: string) {
    const order = PEOPLE_ORDERS.find((each) => nameOf(each) === name);
    if (order) onChange({ sort: order.sort, direction: order.direction });
  }
  return (
    <SelectField
      label={t("people:list.order")}
      value={nameOf(filter)}
      onChange={choose}
      options={PEOPLE_ORDERS.map((order) => ({ value: nameOf(order), label: t(order.words) }))}
      className="col-span-2 lg:col-span-1"
    />
  );
}
