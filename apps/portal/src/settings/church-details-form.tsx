import { CallFailed, useCall, useConfig, useRefresh, useSession } from "@offertory/api-client";
import { changeChurch, CHURCH_LENGTHS, readChurchDetails, type ChurchDetails } from "@offertory/contract";
import { formatTag, listCurrencies } from "@offertory/i18n";
import { useErrorText, useLanguage, useT } from "@offertory/i18n/react";
import {
  CountryField,
  CurrencyField,
  DisplayBox,
  Form,
  FormErrors,
  SelectField,
  TextField,
  useSnackbar,
} from "@offertory/ui";
import { Church, FileText, Globe, MapPin } from "@offertory/ui/icons.ts";
import { useMemo, useState } from "react";
import {
  churchChange,
  isChurchChanged,
  problemsWithChurch,
  siteAddress,
  type ChurchField,
  type ChurchForm,
} from "./church-draft.ts";
import { SaveBar } from "./save-bar.tsx";
import { listTimeZones } from "./time-zones.ts";

// i18n-uses: errors:church-*, errors:sub-domain-invalid
const FIELD_LABELS = {
  name: "settings:church.name",
  subDomain: "settings:church.subDomain",
  address1: "settings:church.address1",
  address2: "settings:church.address2",
  city: "settings:church.city",
  state: "settings:church.state",
  zip: "settings:church.zip",
  country: "settings:church.country",
  timeZone: "settings:church.timeZone",
  legalName: "settings:church.legalName",
  taxId: "settings:church.taxId",
  currency: "settings:church.currency",
} as const satisfies Record<ChurchField, string>;

/** Refusals of the server that are shown under a field. */
const FIELD_OF_CODE: Record<string, ChurchField> = {
  "sub-domain-taken": "subDomain",
  "sub-domain-invalid": "subDomain",
  "time-zone-invalid": "timeZone",
  "currency-invalid": "currency",
  "currency-in-use": "currency",
};

interface ChurchDetailsFormProps {
  church: ChurchDetails;
  form: ChurchForm;
  onEdit(change: (edits: Partial<ChurchForm>) => Partial<ChurchForm>): void;
}

export function ChurchDetailsForm({ church, form, onEdit }: ChurchDetailsFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { apps } = useConfig();
  const session = useSession();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const save = useCall(changeChurch);
  const [tried, setTried] = useState(false);
  const zones = useMemo(() => listTimeZones(church.timeZone, language), [church.timeZone, language]);
  const problems = problemsWithChurch(form);
  const changed = isChurchChanged(form, church);
  const refusedField = save.error instanceof CallFailed ? FIELD_OF_CODE[save.error.code ?? ""] : undefined;

  async function submit() {
    setTried(true);
    if (Object.keys(problems).length > 0 || !changed || save.isPending) return;
    try {
      await save.mutateAsync({ params: { churchId: church.id }, body: churchChange(form, church) });
      await refresh(readChurchDetails);
      onEdit(() => ({}));
      snackbar.success(t("settings:saved"));
      await session.refresh();
    } catch {
      // save.error holds the error
    }
  }

  function errorOf(field: ChurchField): string | undefined {
    const problem = tried ? problems[field] : undefined;
    if (problem) return t(`errors:${problem}`);
    return save.error && refusedField === field ? errorText(save.error) : undefined;
  }

  const field = (name: ChurchField) => ({
    label: t(FIELD_LABELS[name]),
    name,
    value: form[name],
    onChange(value: string) {
      onEdit((edits) => ({ ...edits, [name]: value }));
      if (refusedField === name) save.reset();
    },
    error: errorOf(name),
    maxLength: CHURCH_LENGTHS[name],
  });

  return (
    <Form className="max-w-2xl" onSubmit={() => void submit()} aria-label={t("settings:tab.church")}>
      {save.error && !refusedField && (
        <FormErrors title={t("settings:notSaved")} errors={[{ message: errorText(save.error) }]} />
      )}
      <DisplayBox title={t("settings:church.about")} icon={<Church />}>
        <div className="flex flex-col gap-5">
          <TextField {...field("name")} required autoComplete="organization" />
          <SelectField {...field("timeZone")} hint={t("settings:church.timeZoneHint")} options={zones} />
          <CurrencyField
            {...field("currency")}
            hint={t("settings:church.currencyHint")}
            options={listCurrencies(formatTag(language))}
          />
        </div>
      </DisplayBox>
      <DisplayBox title={t("settings:church.address")} icon={<MapPin />}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("address1")} required autoComplete="address-line1" className="sm:col-span-2" />
          <TextField {...field("address2")} autoComplete="address-line2" className="sm:col-span-2" />
          <TextField {...field("city")} required autoComplete="address-level2" />
          <TextField {...field("state")} required autoComplete="address-level1" />
          <TextField {...field("zip")} required autoComplete="postal-code" />
          <CountryField
            {...field("country")}
            required
            language={formatTag(language)}
            emptyLabel={t("common:chooseCountry")}
          />
        </div>
      </DisplayBox>
      <DisplayBox title={t("settings:church.web")} icon={<Globe />}>
        <TextField
          {...field("subDomain")}
          required
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          hint={
            <output className="wrap-anywhere">
              {t("settings:church.webHint", { address: siteAddress(apps.site, form.subDomain) })}
            </output>
          }
        />
      </DisplayBox>
      <DisplayBox title={t("settings:church.legal")} icon={<FileText />}>
        <div className="flex flex-col gap-5">
          <TextField {...field("legalName")} hint={t("settings:church.legalNameHint")} />
          <TextField {...field("taxId")} hint={t("settings:church.taxIdHint")} autoComplete="off" />
        </div>
      </DisplayBox>
      <SaveBar changed={changed} busy={save.isPending} onDiscard={() => onEdit(() => ({}))} />
    </Form>
  );
}
