import { useRead } from "@offertory/api-client";
import { readProfile } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { PageHeader, Skeleton, DisplayBox, RadioGroup } from "@offertory/ui";
import { User, Sun } from "@offertory/ui/icons.ts";
import { LoadFailed } from "@offertory/features/access";
import { ConfirmEmailNotice } from "./confirm-email-notice.tsx";
import { DevicesBox } from "./devices-box.tsx";
import { EmailBox } from "./email-box.tsx";
import { LanguageBox } from "./language-box.tsx";
import { NameBox } from "./name-box.tsx";
import { NotificationsBox } from "./notifications-box.tsx";
import { PasswordBox } from "./password-box.tsx";
import { applyTheme, readTheme, saveTheme, type Theme } from "@offertory/features/frame";
import { useState } from "react";

export function ProfilePage() {
  const t = useT();
  const profile = useRead(readProfile, {});
  return (
    <>
      <PageHeader
        icon={<User />}
        title={t("profile:title")}
        subtitle={profile.data ? t("profile:subtitle", { email: profile.data.email }) : undefined}
      />
      <ConfirmEmailNotice />
      {profile.error && !profile.data && <LoadFailed error={profile.error} onRetry={() => void profile.refetch()} />}
      {profile.isPending && (
        <div role="status" aria-label={t("profile:loading")} className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-52" />
          <Skeleton className="h-40" />
        </div>
      )}
      {profile.data && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-6">
            <NameBox profile={profile.data} />
            <LanguageBox profile={profile.data} />
            <AppearanceBox />
            <DevicesBox />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <EmailBox profile={profile.data} />
            <PasswordBox />
            <NotificationsBox />
          </div>
        </div>
      )}
    </>
  );
}

/** Chooses the light or dark theme, or that of the device. */
function AppearanceBox() {
  const t = useT();
  const [theme, setTheme] = useState(() => readTheme());

  function choose(chosen: Theme) {
    saveTheme(chosen);
    applyTheme(chosen);
    setTheme(chosen);
  }

  return (
    <DisplayBox title={t("profile:appearance.title")} icon={<Sun />}>
      <RadioGroup
        label={t("profile:appearance.label")}
        value={theme}
        onChange={choose}
        options={[
          { value: "system", label: t("profile:appearance.system") },
          { value: "light", label: t("profile:appearance.light") },
          { value: "dark", label: t("profile:appearance.dark") },
        ]}
      />
    </DisplayBox>
  );
}
