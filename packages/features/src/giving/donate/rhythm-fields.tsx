import { addDays, FREQUENCY_NAMES, type Frequency } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DateField, SelectField } from "@offertory/ui";

// i18n-uses: giving:frequency.*

interface RhythmFieldsProps {
  startDate: string;
  frequency: Frequency;
  today: string;
  onStartDate: (day: string) => void;
  onFrequency: (frequency: Frequency) => void;
  error?: string | undefined;
}

const FIVE_YEARS = 5 * 365;

/** The start and frequency of a recurring gift. */
export function RhythmFields({ startDate, frequency, today, onStartDate, onFrequency, error }: RhythmFieldsProps) {
  const t = useT();
  return (
    <div className="grid gap-4 min-[26rem]:grid-cols-2">
      <DateField
        label={t("giving:form.startDate")}
        value={startDate}
        onChange={onStartDate}
        min={today}
        max={addDays(today, FIVE_YEARS - 1)}
        required
        error={error}
      />
      <FrequencyField value={frequency} onChange={onFrequency} />
    </div>
  );
}

export function FrequencyField({ value, onChange }: { value: Frequency; onChange: (frequency: Frequency) => void }) {
  const t = useT();
  return (
    <SelectField
      label={t("giving:form.frequency")}
      value={value}
      onChange={onChange}
      options={FREQUENCY_NAMES.map((name) => ({ value: name, label: t(`giving:frequency.${name}`) }))}
    />
  );
}
