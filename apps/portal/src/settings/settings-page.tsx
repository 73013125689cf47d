import { useRead, useSession } from "@offertory/api-client";
import { can, CHURCH_SETTINGS, listSettings, readChurchDetails } from "@offertory/contract";
import { useT, useErrorText } from "@offertory/i18n/react";
import { PageHeader, Skeleton, Tabs, Checkbox, DisplayBox, Form, FormErrors, TextField } from "@offertory/ui";
import { Settings, UserPlus, LifeBuoy } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useSearchParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";
import { BrandingForm } from "./branding-form.tsx";
import { ChurchDetailsForm } from "./church-details-form.tsx";
import { isChurchChanged, startChurch, type ChurchForm } from "./church-draft.ts";
import { CloseChurchBox } from "./closing/close-church-box.tsx";
import { changedSettings, valuesOf, type SettingValues } from "./settings-draft.ts";
import { SaveBar } from "./save-bar.tsx";
import { useSaveSettings, type SettingsFormProps } from "./use-save-settings.ts";

const TABS = ["church", "branding", "newcomers", "support"] as const;
const TAB_LABELS = {
  church: "settings:tab.church",
  branding: "settings:tab.branding",
  newcomers: "settings:tab.newcomers",
  support: "settings:tab.support",
} as const satisfies Record<(typeof TABS)[number], string>;

export function SettingsPage() {
  return (
    <OnlyWith any={[can.editSettings]}>
      <ChurchSettings />
    </OnlyWith>
  );
}

/**
 * The tabs of the settings. Unsaved edits are kept here, so that they survive a change of tabs; the URL holds the tab.
 */
function ChurchSettings() {
  const t = useT();
  const [url, setUrl] = useSearchParams();
  const tab = TABS.find((each) => each === url.get("tab")) ?? "church";
  const churchId = useSession().church?.church.id ?? "";
  const church = useRead(readChurchDetails, { params: { churchId } });
  const settings = useRead(listSettings, {});
  const [churchEdits, setChurchEdits] = useState<Partial<ChurchForm>>({});
  const [settingEdits, setSettingEdits] = useState<SettingValues>({});
  const failed = church.error ?? settings.error;

  const header = <PageHeader icon={<Settings />} title={t("settings:title")} subtitle={t("settings:subtitle")} />;
  if (!church.data || !settings.data)
    return (
      <>
        {header}
        {failed ? (
          <LoadFailed error={failed} onRetry={() => void Promise.all([church.refetch(), settings.refetch()])} />
        ) : (
          <SettingsSkeleton />
        )}
      </>
    );
  const form = { ...startChurch(church.data), ...churchEdits };
  const changed =
    isChurchChanged(form, church.data) || changedSettings(settingEdits, valuesOf(settings.data)).length > 0;
  const ofSettings = { settings: settings.data, edits: settingEdits, onEdit: setSettingEdits };
  return (
    <>
      {header}
      <UnsavedGuard changed={changed} keptAcrossTabs />
      <Tabs
        label={t("settings:title")}
        value={tab}
        onChange={(next) => setUrl(next === "church" ? {} : { tab: next })}
        tabs={TABS.map((value) => ({ value, label: t(TAB_LABELS[value]) }))}
        panels={{
          church: (
            <>
              <ChurchDetailsForm church={church.data} form={form} onEdit={setChurchEdits} />
              <CloseChurchBox church={church.data} />
            </>
          ),
          branding: <BrandingForm {...ofSettings} />,
          newcomers: <NewcomersForm {...ofSettings} />,
          support: <SupportForm {...ofSettings} />,
        }}
      />
    </>
  );
}

function SettingsSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t("settings:loading")} className="flex max-w-2xl flex-col gap-5">
      <Skeleton className="h-11 w-64 max-w-full" />
      <Skeleton className="h-64" />
      <Skeleton className="h-40" />
    </div>
  );
}

/** Chooses whether people who join by themselves see members-only content at once. */
function NewcomersForm(props: SettingsFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const form = useSaveSettings(props);
  return (
    <Form className="max-w-2xl" onSubmit={() => void form.save()} aria-label={t("settings:tab.newcomers")}>
      {form.error && <FormErrors title={t("settings:notSaved")} errors={[{ message: errorText(form.error) }]} />}
      <DisplayBox title={t("settings:newcomers.title")} icon={<UserPlus />}>
        <Checkbox
          label={t("settings:newcomers.confirm")}
          hint={t("settings:newcomers.hint")}
          checked={form.values.confirmNewcomers === "true"}
          onChange={(isOn) => form.change({ confirmNewcomers: isOn ? "true" : "" })}
        />
      </DisplayBox>
      <SaveBar changed={form.changed} busy={form.busy} onDiscard={form.discard} />
    </Form>
  );
}

/** Edits the contact that the church's people write to for support. */
function SupportForm(props: SettingsFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const form = useSaveSettings(props);
  return (
    <Form className="max-w-2xl" onSubmit={() => void form.save()} aria-label={t("settings:tab.support")}>
      {form.error && <FormErrors title={t("settings:notSaved")} errors={[{ message: errorText(form.error) }]} />}
      <DisplayBox title={t("settings:support.title")} icon={<LifeBuoy />}>
        <TextField
          label={t("settings:support.contact")}
          hint={t("settings:support.contactHint")}
          name="supportContact"
          value={form.values.supportContact ?? ""}
          onChange={(supportContact) => form.change({ supportContact })}
          maxLength={CHURCH_SETTINGS.supportContact.longest}
        />
      </DisplayBox>
      <SaveBar changed={form.changed} busy={form.busy} onDiscard={form.discard} />
    </Form>
  );
}
