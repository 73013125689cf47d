import { BATCH_STATES, MAX_BATCH_NAME_LENGTH, type BatchStateName } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { SelectField } from "@offertory/ui";
import { type ActiveFilter, FilterChips } from "../../lists/filter-chips.tsx";
import { ListToolbar } from "../../lists/list-toolbar.tsx";
import { DebouncedSearch } from "../../search/debounced-search.tsx";

/** Which batches are shown; kept in the URL. */
export interface BatchesFilter {
  search: string;
  state: BatchStateName | null;
}

export const ALL_BATCHES: BatchesFilter = { search: "", state: null };

export const batchesFilterOfUrl = (url: URLSearchParams): BatchesFilter => ({
  search: url.get("search")?.slice(0, MAX_BATCH_NAME_LENGTH) ?? "",
  state: BATCH_STATES.find((state) => state === url.get("state")) ?? null,
});

/** Returns the URL parameters of a filter, which are also the query of the list. */
export const queryOfBatches = ({ search, state }: BatchesFilter) => ({
  ...(search && { search }),
  ...(state && { state }),
});

const STATE_LABELS = {
  open: "treasury:batches.open",
  online: "treasury:batches.online",
  closed: "treasury:batches.closed",
} as const satisfies Record<BatchStateName, string>;

interface BatchesToolbarProps {
  filter: BatchesFilter;
  onChange(change: Partial<BatchesFilter>, how?: "push" | "replace"): void;
}

/** Searches batches by name and filters them by state. */
export function BatchesToolbar({ filter: { search, state }, onChange }: BatchesToolbarProps) {
  const t = useT();
  const active: ActiveFilter[] = [];
  if (search)
    active.push({ label: t("treasury:filter.searchChip"), value: search, onRemove: () => onChange({ search: "" }) });
  if (state)
    active.push({
      label: t("treasury:field.state"),
      value: t(STATE_LABELS[state]),
      onRemove: () => onChange({ state: null }),
    });
  return (
    <ListToolbar
      search={
        <DebouncedSearch
          label={t("treasury:batches.search")}
          placeholder={t("treasury:batches.searchHint")}
          clearLabel={t("treasury:filter.clearSearch")}
          search={search}
          onSearch={(typed) => onChange({ search: typed.slice(0, MAX_BATCH_NAME_LENGTH) }, "replace")}
        />
      }
      chips={<FilterChips filters={active} onClear={() => onChange(ALL_BATCHES)} />}
    >
      <SelectField
        label={t("treasury:field.state")}
        value={state ?? ""}
        onChange={(chosen) => onChange({ state: BATCH_STATES.find((each) => each === chosen) ?? null })}
        options={[
          { value: "", label: t("treasury:filter.all") },
          ...BATCH_STATES.map((value) => ({ value, label: t(STATE_LABELS[value]) })),
        ]}
        className="min-w-40"
      />
    </ListToolbar>
  );
}
