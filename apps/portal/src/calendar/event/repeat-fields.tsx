import { WEEKDAYS } from "@offertory/contract/calendar/recurrence-rule";
import { formatTag } from "@offertory/i18n";
import { type T, useLanguage, useT } from "@offertory/i18n/react";
import { Checkbox, DateField, RadioGroup, SelectField, TextField } from "@offertory/ui";
import { firstWeekday } from "../month/month-days.ts";
import { useTimes } from "../use-times.ts";
import { REPEATS, type RepeatDraft, writeRepeat } from "./repeat-draft.ts";
import { dayOfWeekday, useRuleText } from "./use-rule-text.ts";

// i18n-uses: calendar:repeat.*, calendar:rule.every.*, calendar:rule.few.*

const SUNDAY_FIRST = [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)];

const UNITS = {
  daily: "DAILY",
  weekly: "WEEKLY",
  monthlyDay: "MONTHLY",
  monthlyNth: "MONTHLY",
  yearly: "YEARLY",
} as const;

/** Says in words what an interval means: every 2 weeks. */
const howOften = (t: T, unit: (typeof UNITS)[keyof typeof UNITS], count: number): string =>
  count > 1 ? t(`calendar:rule.few.${unit}`, { count }) : t(`calendar:rule.every.${unit}`);

interface RepeatFieldsProps {
  value: RepeatDraft;
  /** The day on which the event starts; monthly rules repeat on it. */
  day: string;
  /** The stored rule, for a rule that the form has no fields for. */
  kept: string | null;
  onChange(value: RepeatDraft): void;
}

export function RepeatFields({ value, day, kept, onChange }: RepeatFieldsProps) {
  const t = useT();
  const times = useTimes();
  const ruleText = useRuleText();
  const { language } = useLanguage();
  const weekdays = firstWeekday(formatTag(language)) === 0 ? SUNDAY_FIRST : WEEKDAYS;
  const set = (change: Partial<RepeatDraft>) => onChange({ ...value, ...change });
  const { repeat, days, ends } = value;
  const rule = day ? writeRepeat(value, day, kept) : null;
  const repeats = repeat === "own" ? ([...REPEATS, "own"] as const) : REPEATS;
  return (
    <>
      <SelectField
        label={t("calendar:repeat.label")}
        value={repeat}
        onChange={(next) => set({ repeat: next })}
        options={repeats.map((each) => ({ value: each, label: t(`calendar:repeat.${each}`) }))}
      />
      {repeat === "none" || repeat === "own" ? null : (
        <>
          <TextField
            label={t("calendar:repeat.interval")}
            hint={howOften(t, UNITS[repeat], Number(value.interval))}
            type="number"
            inputMode="numeric"
            value={value.interval}
            onChange={(interval) => set({ interval })}
          />
          {repeat === "weekly" ? (
            <fieldset>
              <legend className="mb-1 text-sm font-medium">{t("calendar:repeat.days")}</legend>
              <div className="flex flex-wrap gap-x-5 gap-y-1">
                {weekdays.map((each) => (
                  <Checkbox
                    key={each}
                    label={times.weekday(dayOfWeekday(each))}
                    checked={days.includes(each)}
                    onChange={(isOn) => set({ days: isOn ? [...days, each] : days.filter((known) => known !== each) })}
                  />
                ))}
              </div>
            </fieldset>
          ) : null}
          <RadioGroup
            label={t("calendar:repeat.ends")}
            value={ends}
            onChange={(next) => set({ ends: next })}
            options={[
              { value: "never", label: t("calendar:repeat.never") },
              { value: "after", label: t("calendar:repeat.after") },
              { value: "on", label: t("calendar:repeat.on") },
            ]}
          />
          {ends === "after" ? (
            <TextField
              label={t("calendar:repeat.count")}
              type="number"
              inputMode="numeric"
              value={value.count}
              onChange={(count) => set({ count })}
            />
          ) : null}
          {ends === "on" ? (
            <DateField
              label={t("calendar:repeat.until")}
              value={value.until}
              onChange={(until) => set({ until })}
              min={day}
            />
          ) : null}
        </>
      )}
      {rule ? (
        <p aria-live="polite" className="rounded-card bg-sunken px-4 py-3 text-sm">
          {ruleText(rule)}
        </p>
      ) : null}
    </>
  );
}
