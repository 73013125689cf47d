import { useT } from "@offertory/i18n/react";
import { X } from "@offertory/ui/icons.ts";

interface FilterChipProps {
  label: string;
  value: string;
  onRemove(): void;
}

/** An active filter of a list; pressing it removes the filter. */
export function FilterChip({ label, value, onRemove }: FilterChipProps) {
  const t = useT();
  const filter = t("treasury:filter.active", { label, value });
  return (
    <button
      type="button"
      aria-label={t("treasury:filter.remove", { filter })}
      onClick={onRemove}
      className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-line bg-brand-soft py-0.5 pr-2 pl-3 text-start text-sm hover:border-line-strong"
    >
      <span className="min-w-0 truncate">{filter}</span>
      <X aria-hidden="true" className="size-3.5 shrink-0" />
    </button>
  );
}
