import { useT } from "@offertory/i18n/react";
import { Button, DateField, SearchField, useDebounced } from "@offertory/ui";
import { X } from "@offertory/ui/icons.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { isNarrowed, type ResponsesFilter } from "./responses-filter.ts";

interface ResponsesToolbarProps {
  filter: ResponsesFilter;
  onChange(part: Partial<ResponsesFilter>): void;
}

/** Filters responses by a text in the answers and by date. */
export function ResponsesToolbar({ filter, onChange }: ResponsesToolbarProps) {
  const t = useT();
  const [typed, setTyped] = useState(filter.search);
  const search = useDebounced(typed);
  const applySearch = useEffectEvent((next: string) => {
    if (next !== filter.search) onChange({ search: next });
  });
  useEffect(() => applySearch(search), [search]);
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <SearchField
        label={t("forms:responses.search")}
        placeholder={t("forms:responses.search")}
        clearLabel={t("common:clear")}
        className="max-sm:col-span-2"
        value={typed}
        onChange={setTyped}
      />
      <DateField
        label={t("forms:responses.from")}
        value={filter.from}
        max={filter.to || undefined}
        onChange={(from) => onChange({ from })}
      />
      <DateField
        label={t("forms:responses.to")}
        value={filter.to}
        min={filter.from || undefined}
        onChange={(to) => onChange({ to })}
      />
      {isNarrowed(filter) ? (
        <Button
          variant="quiet"
          size="small"
          icon={<X />}
          className="justify-self-start"
          onClick={() => {
            setTyped("");
            onChange({ search: "", from: "", to: "" });
          }}
        >
          {t("forms:responses.clear")}
        </Button>
      ) : null}
    </search>
  );
}
