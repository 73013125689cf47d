import { CONTACT_LENGTHS } from "@offertory/contract";
import { useLanguage, useT } from "@offertory/i18n/react";
import { PhoneField, TextField } from "@offertory/ui";
import type { ContactField } from "./person-draft.ts";
import type { PersonFieldsProps } from "./person-fields.ts";
import { FIELD_LABELS } from "../person-labels.ts";
import { usePersonProblemText } from "./use-person-problem-text.ts";

interface ContactFieldsProps extends PersonFieldsProps {
  refused: Partial<Record<ContactField, string>>;
}

export function ContactFields({ draft, onChange, problems, refused }: ContactFieldsProps) {
  const t = useT();
  const { language } = useLanguage();
  const problemText = usePersonProblemText();
  const field = (name: ContactField) => ({
    label: t(FIELD_LABELS[name]),
    name,
    value: draft[name],
    onChange: (value: string) => onChange({ ...draft, [name]: value }),
    error: problemText(problems[name]) ?? refused[name],
    maxLength: CONTACT_LENGTHS[name],
    autoComplete: "off",
  });
  const phone = (name: ContactField) => ({
    ...field(name),
    language,
    countryLabel: t("people:field.phoneCountry", { field: t(FIELD_LABELS[name]) }),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field("email")} type="email" className="sm:col-span-2" />
      <PhoneField {...phone("mobilePhone")} />
      <PhoneField {...phone("homePhone")} />
      <PhoneField {...phone("workPhone")} />
      <TextField {...field("address1")} className="sm:col-span-2" />
      <TextField {...field("address2")} className="sm:col-span-2" />
      <TextField {...field("city")} />
      <div className="grid grid-cols-2 gap-5">
        <TextField {...field("state")} />
        <TextField {...field("zip")} />
      </div>
    </div>
  );
}
