import { MAX_PERSON_NOTES_LENGTH } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, DisplayBox, Form, FormErrors, TextField, VisuallyHidden } from "@offertory/ui";
import type { ReactNode } from "react";
import { FormFoot } from "../../unsaved/form-foot.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { LifeFields } from "./life-fields.tsx";
import { NameFields } from "./name-fields.tsx";
import type { DraftField } from "./person-draft.ts";
import type { PersonFieldsProps } from "./person-fields.ts";

interface PersonFormProps extends PersonFieldsProps {
  /** The server's refusal, with the field that it is about if there is one. */
  refused: { message: string; field?: DraftField } | null;
  /** Whether to show the fields that only staff edit: membership status and notes. */
  hasOfficeFields: boolean;
  /** Rendered above the fields, for information that must be read first. */
  notice?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  onSubmit(): void;
  onCancel(): void;
}

/** The form of a person, in four sections. */
export function PersonForm(props: PersonFormProps) {
  const {
    draft,
    onChange,
    problems,
    refused,
    hasOfficeFields,
    notice,
    submitLabel,
    busyLabel,
    busy,
    onSubmit,
    onCancel,
  } = props;
  const t = useT();
  const fields = { draft, onChange, problems };
  const refusedField = refused?.field ? { [refused.field]: refused.message } : {};
  return (
    <Form onSubmit={onSubmit} className="max-w-2xl" aria-label={t("people:form.label")}>
      {notice}
      {refused && <FormErrors title={t("people:form.notSaved")} errors={[refused]} />}
      <DisplayBox title={t("people:form.name")}>
        <NameFields {...fields} />
      </DisplayBox>
      <DisplayBox title={t("people:form.contact")}>
        <ContactFields {...fields} refused={refusedField} />
      </DisplayBox>
      <DisplayBox title={t("people:form.life")}>
        <LifeFields {...fields} hasOfficeFields={hasOfficeFields} />
      </DisplayBox>
      {hasOfficeFields && (
        <DisplayBox title={t("people:field.notes")}>
          <TextField
            multiline
            rows={5}
            label={<VisuallyHidden>{t("people:field.notes")}</VisuallyHidden>}
            hint={t("people:form.notesHint")}
            value={draft.notes}
            maxLength={MAX_PERSON_NOTES_LENGTH}
            onChange={(notes) => onChange({ ...draft, notes })}
          />
        </DisplayBox>
      )}
      <FormFoot>
        <Button onClick={onCancel} disabled={busy}>
          {t("common:cancel")}
        </Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </FormFoot>
    </Form>
  );
}
