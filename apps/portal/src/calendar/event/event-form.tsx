import { type Event, EVENT_LENGTHS, type EventScope, type Occurrence } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Checkbox, DialogFoot, Form, Notice, RadioGroup, TextField } from "@offertory/ui";
import { useState } from "react";
import { type EventFields, problemOf } from "./event-draft.ts";
import { RepeatFields } from "./repeat-fields.tsx";
import { ScopeDialog } from "./scope-dialog.tsx";
import { TimeFields } from "./time-fields.tsx";
import { useSaveEvent } from "./use-save-event.ts";

interface EventFormProps {
  start: EventFields;
  editing: { occurrence: Occurrence; event: Event } | null;
  onClose(): void;
}

export function EventForm({ start, editing, onClose }: EventFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const [fields, setFields] = useState(start);
  const [isTried, setTried] = useState(false);
  const [isRuleTouched, setRuleTouched] = useState(false);
  const [asking, setAsking] = useState(false);
  const { save, busy, error } = useSaveEvent(editing, onClose);
  const set = (change: Partial<EventFields>) => setFields((now) => ({ ...now, ...change }));
  const problem = isTried ? problemOf(fields) : null;
  const recurs = (editing?.event.recurrenceRule ?? null) !== null;

  function submit() {
    setTried(true);
    if (problemOf(fields)) return;
    if (recurs) setAsking(true);
    else void save(fields, "all");
  }

  async function saveScope(scope: EventScope) {
    await save(fields, scope);
    setAsking(false);
  }

  return (
    <Form onSubmit={submit}>
      {error ? <Notice tone="danger">{errorText(error)}</Notice> : null}
      <TextField
        label={t("calendar:form.title")}
        value={fields.title}
        onChange={(title) => set({ title })}
        maxLength={EVENT_LENGTHS.title}
        error={problem === "event-title-blank" ? t("errors:event-title-blank") : undefined}
        autoFocus
      />
      <Checkbox label={t("calendar:allDay")} checked={fields.allDay} onChange={(allDay) => set({ allDay })} />
      <TimeFields fields={fields} problem={problem} onChange={setFields} />
      <RepeatFields
        value={fields.repeat}
        day={fields.startDay}
        kept={editing?.event.recurrenceRule ?? null}
        onChange={(repeat) => {
          set({ repeat });
          setRuleTouched(true);
        }}
      />
      <TextField
        label={t("calendar:form.place")}
        value={fields.place}
        onChange={(place) => set({ place })}
        maxLength={EVENT_LENGTHS.place}
      />
      <TextField
        label={t("calendar:form.description")}
        value={fields.description}
        onChange={(description) => set({ description })}
        maxLength={EVENT_LENGTHS.description}
        multiline
        rows={3}
      />
      <RadioGroup
        label={t("calendar:form.who")}
        value={fields.visibility}
        onChange={(visibility) => set({ visibility })}
        options={[
          { value: "public", label: t("calendar:public"), hint: t("calendar:form.publicHint") },
          { value: "church", label: t("calendar:church"), hint: t("calendar:form.churchHint") },
        ]}
      />
      <DialogFoot>
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:saving")}>
          {t(editing ? "common:saveChanges" : "calendar:add")}
        </Button>
      </DialogFoot>
      <ScopeDialog
        open={asking}
        title={t("calendar:scope.changeTitle")}
        confirmLabel={t("common:saveChanges")}
        withoutThis={isRuleTouched || fields.visibility !== start.visibility}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={(scope) => void saveScope(scope)}
      />
    </Form>
  );
}
