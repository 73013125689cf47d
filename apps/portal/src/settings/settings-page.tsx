import { useRead, useSession } from "@offertory/api-client";
import { can, listSettings, readChurchDetails } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { PageHeader, Skeleton, Tabs } from "@offertory/ui";
import { Settings } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useSearchParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";
import { BrandingForm } from "./branding-form.tsx";
import { ChurchDetailsForm } from "./church-details-form.tsx";
import { isChurchChanged, startChurch, type ChurchForm } from "./church-draft.ts";
import { CloseChurchBox } from "./closing/close-church-box.tsx";
import { NewcomersForm } from "./newcomers-form.tsx";
import { changedSettings, valuesOf, type SettingValues } from "./settings-draft.ts";
import { SupportForm } from "./support-form.tsx";

const TABS = ["church", "branding", "newcomers", "support"] as const;
const TAB_WORDS = {
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

/** What was typed is held here, so that it outlives a change of tabs; the address bar holds the tab. */
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
        tabs={TABS.map((value) => ({ value, label: t(TAB_WORDS[value]) }))}
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
