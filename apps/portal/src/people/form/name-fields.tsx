import { NAME_LENGTHS } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { TextField } from "@offertory/ui";
import { PictureField } from "../../images/picture-field.tsx";
import { PORTRAIT } from "../../images/picture-kinds.ts";
import type { NameField } from "./person-draft.ts";
import type { PersonFieldsProps } from "./person-fields.ts";
import { FIELD_LABELS } from "../person-labels.ts";
import { usePersonProblemText } from "./use-person-problem-text.ts";

export function NameFields({ draft, onChange, problems }: PersonFieldsProps) {
  const t = useT();
  const problemText = usePersonProblemText();
  const field = (name: NameField) => ({
    label: t(FIELD_LABELS[name]),
    name,
    value: draft[name],
    onChange: (value: string) => onChange({ ...draft, [name]: value }),
    error: problemText(problems[name]),
    maxLength: NAME_LENGTHS[name],
    autoComplete: "off",
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("first")} />
        <TextField {...field("last")} />
        <TextField {...field("nick")} hint={t("people:form.nickHint")} />
        <TextField {...field("middle")} />
        <TextField {...field("prefix")} />
        <TextField {...field("suffix")} />
      </div>
      <PictureField
        label={t("people:field.photo")}
        hint={t("people:form.photoHint")}
        kind={PORTRAIT}
        value={draft.photo}
        onChange={(photo) => onChange({ ...draft, photo })}
        shape="round"
      />
    </div>
  );
}
