import { FREQUENCY_NAMES } from "@offertory/contract/giving/recurrence";
import { DateField, SelectField } from "@offertory/ui";
import { keepsCards } from "../draft/draft.ts";
import { useGive } from "../give-context.ts";
import type { PartProps } from "./part-props.ts";

// i18n-uses: give:one_week, give:two_week, give:one_month, give:three_month, give:one_year

/** Once, or again and again: then how often, and from when on. */
export function RhythmPart({ draft, change, problems }: PartProps) {
  const { t, page } = useGive();
  if (!page.gateways.some(keepsCards)) return null;
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="grid grid-cols-2 gap-1 rounded-field bg-sunken p-1">
        <legend className="sr-only">{t("give:howOften")}</legend>
        {(["once", "recurring"] as const).map((type) => (
          <label
            key={type}
            className="flex min-h-10 cursor-pointer items-center justify-center rounded-field px-2 text-center font-medium text-ink-soft transition-colors has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="type"
              value={type}
              checked={draft.type === type}
              onChange={() => change({ type })}
              className="sr-only"
            />
            {t(type === "once" ? "give:once" : "give:recurring")}
          </label>
        ))}
      </fieldset>
      {draft.type === "recurring" ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t("give:frequency")}
            name="frequency"
            value={draft.frequency}
            onChange={(frequency) => change({ frequency })}
            options={FREQUENCY_NAMES.map((name) => ({ value: name, label: t(`give:${name}`) }))}
          />
          <DateField
            label={t("give:start")}
            name="start"
            value={draft.start}
            min={page.today}
            onChange={(start) => change({ start })}
            required
            error={problems.start && t(problems.start)}
          />
        </div>
      ) : null}
    </div>
  );
}
