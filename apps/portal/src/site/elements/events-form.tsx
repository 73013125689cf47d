import { ELEMENT_LENGTHS, type ElementAnswers } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { SelectField, TextField } from "@offertory/ui";
import { useState } from "react";
import type { ElementFormProps } from "./element-form-props.ts";
import { ElementDialog } from "./element-dialog.tsx";

const COUNTS = Array.from({ length: 20 }, (_, index) => String(index + 1));

/** Edits an element that lists the church's next events. */
export function EventsForm({ answers, ...dialog }: ElementFormProps<ElementAnswers["events"]>) {
  const t = useT();
  const [title, setTitle] = useState(answers.title ?? "");
  const [count, setCount] = useState(String(answers.count));
  return (
    <ElementDialog
      {...dialog}
      draft={{ title, count }}
      finish={() => ({ title: title.trim() || null, count: Number(count) })}
    >
      <TextField
        label={t("pages:events.title")}
        value={title}
        onChange={setTitle}
        maxLength={ELEMENT_LENGTHS.events.title}
        autoFocus
      />
      <SelectField
        label={t("pages:events.count")}
        hint={t("pages:events.hint")}
        value={count}
        onChange={setCount}
        options={COUNTS.map((value) => ({ value, label: value }))}
      />
    </ElementDialog>
  );
}
