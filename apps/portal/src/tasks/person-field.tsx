import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { User } from "@offertory/ui/icons.ts";
import { PeoplePicker } from "../people/people-picker.tsx";

export interface Chosen {
  id: string;
  name: string;
}

interface PersonFieldProps {
  label: string;
  value: Chosen | null;
  onChange(person: Chosen | null): void;
}

/** Shows the chosen person, or a search for one. */
export function PersonField({ label, value, onChange }: PersonFieldProps) {
  const t = useT();
  if (!value)
    return (
      <PeoplePicker label={label} without={new Set()} onPick={({ id, name }) => onChange({ id, name: name.display })} />
    );
  return (
    <div role="group" aria-label={label}>
      <p className="mb-1 text-sm font-medium">{label}</p>
      <div className="flex flex-wrap items-center gap-3">
        <span className="inline-flex items-center gap-2 text-sm">
          <User aria-hidden className="size-4 text-ink-soft" />
          {value.name}
        </span>
        <Button size="small" onClick={() => onChange(null)}>
          {t("tasks:form.change")}
        </Button>
      </div>
    </div>
  );
}
