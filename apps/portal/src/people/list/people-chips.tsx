import type { Tag } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { FilterChip } from "../../treasury/filter-chip.tsx";
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
  if (status === null && !archived && tag === null) return null;
  const unknownTag = tags ? t("people:tags.deleted") : t("common:loading");
  return (
    <div role="group" aria-label={t("treasury:filter.activeGroup")} className="mb-4 flex flex-wrap items-center gap-2">
      {status && (
        <FilterChip
          label={t("people:list.status")}
          value={t(STATUS_LABELS[status])}
          onRemove={() => onChange({ status: null })}
        />
      )}
      {archived && (
        <FilterChip
          label={t("people:list.show")}
          value={t("people:list.archived")}
          onRemove={() => onChange({ archived: false })}
        />
      )}
      {tag !== null && (
        <FilterChip
          label={t("people:tags.filter")}
          value={tags?.find(({ id }) => id === tag)?.name ?? unknownTag}
          onRemove={() => onChange({ tag: null })}
        />
      )}
      <Button variant="quiet" size="small" onClick={() => onChange({ status: null, archived: false, tag: null })}>
        {t("people:list.clearFilters")}
      </Button>
    </div>
  );
}
