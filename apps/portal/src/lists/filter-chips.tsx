import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { X } from "@offertory/ui/icons.ts";

export interface ActiveFilter {
  label: string;
  value: string;
  onRemove(): void;
}

interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  onClear(): void;
}

/** Shows the active filters of a list, each of which can be removed; nothing if there are none. */
export function FilterChips({ filters, onClear }: FilterChipsProps) {
  const t = useT();
  if (filters.length === 0) return null;
  return (
    <div role="group" aria-label={t("common:filter.activeGroup")} className="flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <FilterChip key={filter.label} {...filter} />
      ))}
      <Button variant="quiet" size="small" onClick={onClear}>
        {t("common:filter.clear")}
      </Button>
    </div>
  );
}

/** An active filter; pressing it removes the filter. */
function FilterChip({ label, value, onRemove }: ActiveFilter) {
  const t = useT();
  const filter = t("common:filter.active", { label, value });
  return (
    <button
      type="button"
      aria-label={t("common:filter.remove", { filter })}
      onClick={onRemove}
      className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-line bg-brand-soft py-0.5 pr-2 pl-3 text-start text-sm hover:border-line-strong"
    >
      <span className="min-w-0 truncate">{filter}</span>
      <X aria-hidden="true" className="size-3.5 shrink-0" />
    </button>
  );
}
