import { FREQUENCY_NAMES } from "@offertory/contract/giving/frequencies/frequency-names";
import { DateField, SelectField } from "@offertory/ui";
import { useGive } from "../give-context.ts";
import { Choice } from "./choice.tsx";
import type { PartProps } from "./part-props.ts";

// i18n-uses: give:one_week, give:two_week, give:one_month, give:three_month, give:one_year

/** Chooses a one-time or recurring gift, its frequency and its start. */
export function RhythmPart({ draft, change, problems }: PartProps) {
  const { t, page } = useGive();
  if (!page.gateways.some(({ capabilities }) => capabilities.keepsCards)) return null;
  return (
    <div className="flex flex-col gap-4">
      <Choice
        name="type"
        label={t("give:howOften")}
        value={draft.type}
        options={(["once", "recurring"] as const).map((type) => ({
          value: type,
          label: t(type === "once" ? "give:once" : "give:recurring"),
        }))}
        onChange={(type) => change({ type })}
      />
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
