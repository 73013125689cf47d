import { MEMBERSHIP_STATUSES } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge, Button, SelectField } from "@offertory/ui";
import { ChevronDown, ChevronUp } from "@offertory/ui/icons.ts";
import { useState } from "react";
import type { PeopleFilter } from "./people-filter.ts";
import { PeopleSearch } from "../people-search.tsx";
import { PEOPLE_ORDERS, STATUS_LABELS } from "../person-labels.ts";

interface PeopleToolbarProps {
  filter: PeopleFilter;
  onChange(change: Partial<PeopleFilter>, how?: "push" | "replace"): void;
  seesAll: boolean;
}

/** Search, filter and order of the list. */
export function PeopleToolbar({ filter, onChange, seesAll }: PeopleToolbarProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const chosen = [filter.status !== null, filter.archived].filter(Boolean).length;
  const onlyWhenOpen = open ? "" : "max-sm:hidden";
  return (
    <search className="mb-4 grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-3 lg:grid-cols-[minmax(16rem,1fr)_11rem_11rem_13rem]">
      <PeopleSearch
        search={filter.search}
        onSearch={(search) => onChange({ search }, "replace")}
        className="sm:col-span-3 lg:col-span-1"
      />
      <Button
        aria-expanded={open}
        icon={open ? <ChevronUp /> : <ChevronDown />}
        onClick={() => setOpen(!open)}
        className="sm:hidden"
      >
        {t("people:list.filters")}
        {chosen > 0 && (
          <Badge tone="brand" label={t("people:list.filtersChosen", { count: chosen })}>
            {chosen}
          </Badge>
        )}
      </Button>
      {seesAll && (
        <>
          <SelectField
            label={t("people:list.status")}
            value={filter.status ?? "all"}
            onChange={(status) => onChange({ status: status === "all" ? null : status })}
            options={[
              { value: "all", label: t("people:list.anyStatus") },
              ...MEMBERSHIP_STATUSES.map((status) => ({ value: status, label: t(STATUS_LABELS[status]) })),
            ]}
            className={`max-sm:col-span-2 ${onlyWhenOpen}`}
          />
          <SelectField
            label={t("people:list.show")}
            value={filter.archived ? "archived" : "current"}
            onChange={(shown) => onChange({ archived: shown === "archived" })}
            options={[
              { value: "current", label: t("people:list.current") },
              { value: "archived", label: t("people:list.archived") },
            ]}
            className={`max-sm:col-span-2 ${onlyWhenOpen}`}
          />
        </>
      )}
      <OrderField filter={filter} onChange={onChange} className={`max-sm:col-span-2 ${onlyWhenOpen}`} />
    </search>
  );
}

function OrderField({ filter, onChange, className }: Omit<PeopleToolbarProps, "seesAll"> & { className: string }) {
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
      options={PEOPLE_ORDERS.map((order) => ({ value: nameOf(order), label: t(order.label) }))}
      className={className}
    />
  );
}
