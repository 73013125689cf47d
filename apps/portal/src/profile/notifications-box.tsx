import { useApi, useRead } from "@offertory/api-client";
import {
  changeNotificationPreferences,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPreferences,
  readNotificationPreferences,
} from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, Notice, Skeleton, Switch, useSnackbar } from "@offertory/ui";
import { Bell } from "@offertory/ui/icons.ts";
import { useState } from "react";

// i18n-uses: messaging:kinds.*

type Channel = "app" | "mail";

/** Chooses the notifications that the person gets, in the app and by email. A switch is saved at once. */
export function NotificationsBox() {
  const t = useT();
  const errorText = useErrorText();
  const read = useRead(readNotificationPreferences, {});
  return (
    <DisplayBox title={t("messaging:preferences.title")} icon={<Bell />}>
      <p className="mb-4 text-sm text-ink-soft">{t("messaging:preferences.body")}</p>
      {read.isPending ? <Skeleton className="h-40" /> : null}
      {read.error && !read.data ? (
        <Notice
          tone="danger"
          title={t("common:loadFailed")}
          action={
            <Button size="small" onClick={() => void read.refetch()}>
              {t("common:tryAgain")}
            </Button>
          }
        >
          {errorText(read.error)}
        </Notice>
      ) : null}
      {read.data ? <Switches saved={read.data} /> : null}
    </DisplayBox>
  );
}

function Switches({ saved }: { saved: NotificationPreferences }) {
  const t = useT();
  const call = useApi();
  const snackbar = useSnackbar();
  const [chosen, setChosen] = useState(saved);

  async function choose(kind: NotificationKind, channel: Channel, isOn: boolean) {
    const set = (value: boolean) => setChosen((now) => ({ ...now, [kind]: { ...now[kind], [channel]: value } }));
    set(isOn);
    try {
      await call(changeNotificationPreferences, { body: { [kind]: { [channel]: isOn } } });
    } catch {
      set(!isOn);
      snackbar.error(t("messaging:preferences.failed"));
    }
  }

  return (
    <ul className="divide-y divide-line">
      {NOTIFICATION_KINDS.map((kind) => (
        <li key={kind} className="py-3 first:pt-0 last:pb-0">
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1 text-sm font-semibold">{t(`messaging:kinds.${kind}`)}</legend>
            {(["app", "mail"] as const).map((channel) => (
              <Switch
                key={channel}
                label={channel === "app" ? t("messaging:preferences.app") : t("messaging:preferences.mail")}
                checked={chosen[kind][channel]}
                onChange={(isOn) => void choose(kind, channel, isOn)}
              />
            ))}
          </fieldset>
        </li>
      ))}
    </ul>
  );
}
