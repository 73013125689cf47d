import { useRead } from "@offertory/api-client";
import { readProfile } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { PageHeader, Skeleton } from "@offertory/ui";
import { User } from "@offertory/ui/icons.ts";
import { LoadFailed } from "@offertory/features/access";
import { AppearanceBox } from "./appearance-box.tsx";
import { ConfirmEmailNotice } from "./confirm-email-notice.tsx";
import { DevicesBox } from "./devices-box.tsx";
import { EmailBox } from "./email-box.tsx";
import { LanguageBox } from "./language-box.tsx";
import { NameBox } from "./name-box.tsx";
import { NotificationsBox } from "./notifications-box.tsx";
import { PasswordBox } from "./password-box.tsx";

/** One's own account. */
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
