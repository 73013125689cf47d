import { CHURCH_LENGTHS } from "@offertory/contract";
import { formatTag, listCurrencies } from "@offertory/i18n";
import { useLanguage, useT } from "@offertory/i18n/react";
import { Button, CountryField, CurrencyField, Form, TextField } from "@offertory/ui";
import type { ReactNode } from "react";
import {
  changeChurch,
  type ChurchField,
  type ChurchFormDraft,
  type ChurchProblems,
  currencyShown,
} from "./church-draft.ts";
import { SubDomainField } from "./sub-domain-field.tsx";

// i18n-uses: churches:register.*, errors:church-*, errors:sub-domain-*

interface RegisterChurchFormProps {
  draft: ChurchFormDraft;
  problems: ChurchProblems;
  busy: boolean;
  addressOf(subDomain: string): string;
  onChange(draft: ChurchFormDraft): void;
  onSubmit(): void;
  /** An error, or what has to be done first; rendered above the fields. */
  above?: ReactNode;
}

const AUTO_COMPLETE = {
  name: "organization",
  address1: "address-line1",
  address2: "address-line2",
  city: "address-level2",
  state: "address-level1",
  zip: "postal-code",
  country: "country-name",
} as const;

export function RegisterChurchForm(props: RegisterChurchFormProps) {
  const { draft, problems, onChange } = props;
  const t = useT();
  const { language } = useLanguage();
  const change = (field: ChurchField) => (value: string) => onChange(changeChurch(draft, field, value));
  const sentence = (field: ChurchField): string | undefined => {
    const code = problems[field];
    return code && t(`errors:${code}`);
  };
  const field = (name: keyof typeof AUTO_COMPLETE) => ({
    name,
    label: t(`churches:register.${name}`),
    value: draft[name],
    onChange: change(name),
    error: sentence(name),
    autoComplete: AUTO_COMPLETE[name],
    maxLength: CHURCH_LENGTHS[name],
  });

  return (
    <Form onSubmit={props.onSubmit} aria-label={t("churches:register.title")}>
      {props.above}
      <TextField {...field("name")} required />
      <SubDomainField
        value={draft.subDomain}
        onChange={change("subDomain")}
        error={sentence("subDomain")}
        addressOf={props.addressOf}
      />
      <TextField {...field("address1")} required />
      <TextField {...field("address2")} hint={t("churches:register.address2Hint")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("city")} required />
        <TextField {...field("state")} required />
        <TextField {...field("zip")} required />
        <CountryField
          {...field("country")}
          required
          language={formatTag(language)}
          emptyLabel={t("common:chooseCountry")}
        />
      </div>
      <CurrencyField
        name="currency"
        label={t("churches:register.currency")}
        hint={t("churches:register.currencyHint")}
        value={currencyShown(draft)}
        onChange={change("currency")}
        options={listCurrencies(formatTag(language))}
      />
      <div>
        <Button type="submit" variant="primary" busy={props.busy} busyLabel={t("common:pleaseWait")}>
          {t("churches:register.submit")}
        </Button>
      </div>
    </Form>
  );
}
