import type { Tag } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { type ActiveFilter, FilterChips } from "../../lists/filter-chips.tsx";
import { STATUS_LABELS } from "../person-labels.ts";
import type { PeopleFilter } from "./people-filter.ts";

interface PeopleChipsProps {
  filter: PeopleFilter;
  /** Undefined while they load. */
  tags: readonly Tag[] | undefined;
  onChange(change: Partial<PeopleFilter>): void;
}

/** Shows the active filters, each of which can be removed; nothing if there are none. */
export function PeopleChips({ filter: { status, archived, tag }, tags, onChange }: PeopleChipsProps) {
  const t = useT();
  const unknownTag = tags ? t("people:tags.deleted") : t("common:loading");
  const filters: ActiveFilter[] = [];
  if (status)
    filters.push({
      label: t("people:list.status"),
      value: t(STATUS_LABELS[status]),
      onRemove: () => onChange({ status: null }),
    });
  if (archived)
    filters.push({
      label: t("people:list.show"),
      value: t("people:list.archived"),
      onRemove: () => onChange({ archived: false }),
    });
  if (tag !== null)
    filters.push({
      label: t("people:tags.filter"),
      value: tags?.find(({ id }) => id === tag)?.name ?? unknownTag,
      onRemove: () => onChange({ tag: null }),
    });
  if (filters.length === 0) return null;
  return (
    <div className="mb-4">
      <FilterChips filters={filters} onClear={() => onChange({ status: null, archived: false, tag: null })} />
    </div>
  );
}
