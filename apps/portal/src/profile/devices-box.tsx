import { useCall, useSession } from "@offertory/api-client";
import { signOutEverywhere } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, DisplayBox, useSnackbar } from "@offertory/ui";
import { LogOut, ShieldCheck } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { SessionList } from "./session-list.tsx";

/** Lists the devices that are signed in; signs out one of them, or all including this one. */
export function DevicesBox() {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const session = useSession();
  const end = useCall(signOutEverywhere);
  const [asking, setAsking] = useState(false);

  async function run() {
    try {
      await end.mutateAsync({});
      setAsking(false);
      session.signOut();
    } catch (error) {
      setAsking(false);
      snackbar.error(errorText(error));
    }
  }

  return (
    <DisplayBox title={t("profile:devices.title")} icon={<ShieldCheck />}>
      <SessionList />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md text-sm text-ink-soft">{t("profile:devices.body")}</p>
        <Button icon={<LogOut />} onClick={() => setAsking(true)}>
          {t("profile:devices.button")}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t("profile:devices.confirmTitle")}
        body={t("profile:devices.confirmBody")}
        confirmLabel={t("profile:devices.button")}
        cancelLabel={t("common:cancel")}
        danger
        busy={end.isPending}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      />
    </DisplayBox>
  );
}
