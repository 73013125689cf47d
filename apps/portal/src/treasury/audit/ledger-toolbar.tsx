import { useT } from "@offertory/i18n/react";
import { Badge, Button, DateField } from "@offertory/ui";
import { X } from "@offertory/ui/icons.ts";
import { ALL_ENTRIES, isNarrowed, type LedgerFilter } from "./ledger-filter.ts";

interface LedgerToolbarProps {
  filter: LedgerFilter;
  onChange(change: Partial<LedgerFilter>): void;
}

/** Filters ledger entries by date and by donation. */
export function LedgerToolbar({ filter, onChange }: LedgerToolbarProps) {
  const t = useT();
  return (
    <search className="mb-4 flex flex-wrap items-end gap-3">
      <DateField
        label={t("dashboard:audit.from")}
        value={filter.from ?? ""}
        max={filter.to ?? undefined}
        onChange={(from) => onChange({ from: from || null })}
      />
      <DateField
        label={t("dashboard:audit.to")}
        value={filter.to ?? ""}
        min={filter.from ?? undefined}
        onChange={(to) => onChange({ to: to || null })}
      />
      <div className="flex min-h-10 flex-wrap items-center gap-3">
        {filter.donationId && <Badge tone="brand">{t("dashboard:audit.gift")}</Badge>}
        {isNarrowed(filter) && (
          <Button variant="quiet" size="small" icon={<X />} onClick={() => onChange(ALL_ENTRIES)}>
            {t("dashboard:audit.clear")}
          </Button>
        )}
      </div>
    </search>
  );
}
