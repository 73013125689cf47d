import { MEMBERSHIP_STATUSES, type Tag } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge, Button, SelectField } from "@offertory/ui";
import { ChevronDown, ChevronUp } from "@offertory/ui/icons.ts";
import { useState } from "react";
import type { PeopleFilter } from "./people-filter.ts";
import { PeopleSearch } from "../people-search.tsx";
import { ManageTagsButton } from "../tags/manage-tags-button.tsx";
import { PEOPLE_ORDERS, STATUS_LABELS } from "../person-labels.ts";

interface PeopleToolbarProps {
  filter: PeopleFilter;
  onChange(change: Partial<PeopleFilter>, how?: "push" | "replace"): void;
  seesAll: boolean;
  mayEdit: boolean;
  /** The tags to filter by. */
  tags: readonly Tag[];
}

/** Search, filter and order of the list. Wide screens sort by the columns. */
export function PeopleToolbar({ filter, onChange, seesAll, mayEdit, tags }: PeopleToolbarProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const chosen = [filter.status !== null, filter.archived, filter.tag !== null].filter(Boolean).length;
  const onlyWhenOpen = open ? "" : "max-sm:hidden";
  return (
    <search className="mb-4 grid grid-cols-[1fr_auto] items-end gap-3 sm:flex sm:flex-wrap">
      <PeopleSearch
        search={filter.search}
        onSearch={(search) => onChange({ search }, "replace")}
        className="sm:grow sm:basis-full lg:basis-64"
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
            className={`max-sm:col-span-2 sm:grow sm:basis-36 lg:max-w-48 ${onlyWhenOpen}`}
          />
          <SelectField
            label={t("people:list.show")}
            value={filter.archived ? "archived" : "current"}
            onChange={(shown) => onChange({ archived: shown === "archived" })}
            options={[
              { value: "current", label: t("people:list.current") },
              { value: "archived", label: t("people:list.archived") },
            ]}
            className={`max-sm:col-span-2 sm:grow sm:basis-36 lg:max-w-48 ${onlyWhenOpen}`}
          />
          {(tags.length > 0 || filter.tag !== null) && (
            <TagFilter
              tags={tags}
              filter={filter}
              onChange={onChange}
              className={`max-sm:col-span-2 sm:grow sm:basis-36 lg:max-w-48 ${onlyWhenOpen}`}
            />
          )}
        </>
      )}
      <OrderField
        filter={filter}
        onChange={onChange}
        className={`max-sm:col-span-2 sm:grow sm:basis-36 lg:hidden ${onlyWhenOpen}`}
      />
      {mayEdit && <ManageTagsButton className={`max-sm:col-span-2 ${onlyWhenOpen}`} />}
    </search>
  );
}

type FieldProps = Pick<PeopleToolbarProps, "filter" | "onChange"> & { className: string };

function TagFilter({ tags, filter, onChange, className }: FieldProps & Pick<PeopleToolbarProps, "tags">) {
  const t = useT();
  const isDeleted = filter.tag !== null && tags.every(({ id }) => id !== filter.tag);
  return (
    <SelectField
      label={t("people:tags.filter")}
      value={filter.tag ?? ""}
      onChange={(tag) => onChange({ tag: tag || null })}
      options={[
        { value: "", label: t("people:tags.any") },
        ...(isDeleted ? [{ value: filter.tag ?? "", label: t("people:tags.deleted") }] : []),
        ...tags.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      className={className}
    />
  );
}

function OrderField({ filter, onChange, className }: FieldProps) {
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
