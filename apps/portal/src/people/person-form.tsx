import { useT } from "@offertory/i18n/react";
import { Button, DisplayBox, Form, FormErrors, TextField } from "@offertory/ui";
import type { ReactNode } from "react";
import { ContactFields } from "./contact-fields.tsx";
import { LifeFields } from "./life-fields.tsx";
import { NameFields } from "./name-fields.tsx";
import type { DraftField, PersonDraft, PersonProblem } from "./person-draft.ts";

export interface PersonFieldsProps {
  draft: PersonDraft;
  onChange(draft: PersonDraft): void;
  problems: Partial<Record<DraftField, PersonProblem>>;
}

interface PersonFormProps extends PersonFieldsProps {
  /** What the server refused. */
  error: string | null;
  /** Stands above the fields, for what must be read before going on. */
  notice?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  onSubmit(): void;
  onCancel(): void;
}

/** All of a person in one column, in four parts. */
export function PersonForm(props: PersonFormProps) {
  const { draft, onChange, problems, error, notice, submitLabel, busyLabel, busy, onSubmit, onCancel } = props;
  const t = useT();
  const fields = { draft, onChange, problems };
  return (
    <Form onSubmit={onSubmit} className="max-w-2xl" aria-label={t("people:form.label")}>
      {notice}
      {error && <FormErrors title={t("people:form.notSaved")} errors={[{ message: error }]} />}
      <DisplayBox title={t("people:form.name")}>
        <NameFields {...fields} />
      </DisplayBox>
      <DisplayBox title={t("people:form.contact")}>
        <ContactFields {...fields} />
      </DisplayBox>
      <DisplayBox title={t("people:form.life")}>
        <LifeFields {...fields} />
      </DisplayBox>
      <DisplayBox title={t("people:field.notes")}>
        <TextField
          multiline
          rows={5}
          label={t("people:field.notes")}
          hint={t("people:form.notesHint")}
          value={draft.notes}
          maxLength={10_000}
          onChange={(notes) => onChange({ ...draft, notes })}
        />
      </DisplayBox>
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap justify-end gap-3 border-t border-line bg-surface/95 px-1 py-3">
        <Button onClick={onCancel} disabled={busy}>
          {t("common:cancel")}
        </Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
