import { useT } from "@offertory/i18n/react";
import { DateField, TextField } from "@offertory/ui";
import { type EventFields, type EventProblem, moveStart } from "./event-draft.ts";

interface TimeFieldsProps {
  fields: EventFields;
  problem: EventProblem | null;
  onChange(fields: EventFields): void;
}

/** The fields for the start and end of an event. */
export function TimeFields({ fields, problem, onChange }: TimeFieldsProps) {
  const t = useT();
  const { allDay, startDay, startTime, endDay, endTime } = fields;
  const startError = problem === "event-time-invalid" ? t("errors:event-time-invalid") : undefined;
  const endError = problem === "event-ends-before" ? t("errors:event-ends-before") : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,8.5rem)] gap-x-3 gap-y-4 sm:grid-cols-2 sm:gap-x-4">
      <DateField
        label={t("calendar:form.startDay")}
        value={startDay}
        onChange={(day) => onChange(moveStart(fields, { startDay: day }))}
        error={startError}
      />
      {allDay ? null : (
        <TextField
          type="time"
          label={t("calendar:form.startTime")}
          value={startTime}
          onChange={(time) => onChange(moveStart(fields, { startTime: time }))}
        />
      )}
      <DateField
        label={t("calendar:form.endDay")}
        value={endDay}
        onChange={(day) => onChange({ ...fields, endDay: day })}
        error={endError}
      />
      {allDay ? null : (
        <TextField
          type="time"
          label={t("calendar:form.endTime")}
          value={endTime}
          onChange={(time) => onChange({ ...fields, endTime: time })}
        />
      )}
    </div>
  );
}
