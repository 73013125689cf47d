import { splitChoices } from "@offertory/contract/forms/answer-rules";
import { Checkbox } from "@offertory/ui";
import { describedBy } from "@offertory/ui/fields/described-by.ts";
import { FieldNotes } from "@offertory/ui/fields/field-notes.tsx";
import { useId } from "react";
import { tick } from "../form-draft.ts";
import type { FieldProps } from "./field-props.ts";

/** Chooses any number of choices. */
export function TicksAnswer({ question, value, onChange, error, isResting }: FieldProps) {
  const id = useId();
  const { title, description, required, choices } = question;
  const ticked = splitChoices(question, value) ?? [];
  return (
    <fieldset {...describedBy(id, description, error)} disabled={isResting} className="flex min-w-0 flex-col gap-2">
      <legend className={`mb-2 text-sm font-medium text-ink ${required ? "required-mark" : ""}`}>{title}</legend>
      {(choices ?? []).map((choice) => (
        <Checkbox
          key={choice.value}
          name={question.id}
          label={choice.text || choice.value}
          checked={ticked.includes(choice.value)}
          onChange={(isTicked) => onChange(tick(question, value, choice.value, isTicked))}
        />
      ))}
      <FieldNotes controlId={id} hint={description || undefined} error={error} />
    </fieldset>
  );
}
