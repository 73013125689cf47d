import { FREQUENCY_NAMES } from "@offertory/contract/giving/frequencies/frequency-names";
import { DateField, SelectField } from "@offertory/ui";
import { useGive } from "../give-context.ts";
import type { PartProps } from "./part-props.ts";

// i18n-uses: give:one_week, give:two_week, give:one_month, give:three_month, give:one_year

/** The frequency and the start of a recurring gift. */
export function RecurringFields({ draft, change, problems }: Omit<PartProps, "fixed">) {
  const { t, page } = useGive();
  return (
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
      <p className="text-sm text-ink-soft sm:col-span-2">{t("give:cancelAnytime")}</p>
    </div>
  );
}
