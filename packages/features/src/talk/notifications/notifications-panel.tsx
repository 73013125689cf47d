import { useLearn, useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import type { NotificationsDialogProps } from "./notifications-dialog.tsx";

export type NotificationsPanelProps = NotificationsDialogProps;

/** What the person was told. Code and words come when it is first opened. */
export function NotificationsPanel(props: NotificationsPanelProps) {
  const { open, onClose } = props;
  const t = useT();
  const learn = useLearn();
  const snackbar = useSnackbar();
  const [Dialog, setDialog] = useState<ComponentType<NotificationsDialogProps> | null>(null);
  const give = useEffectEvent(() => {
    snackbar.error(t("common:loadFailed"));
    onClose();
  });
  const isWanted = open && Dialog === null;
  useEffect(() => {
    if (!isWanted) return;
    let isOn = true;
    Promise.all([import("./notifications-dialog.tsx"), learn(["talk"])]).then(
      ([{ NotificationsDialog }]) => isOn && setDialog(() => NotificationsDialog),
      () => isOn && give(),
    );
    return () => {
      isOn = false;
    };
  }, [isWanted, learn]);
  return Dialog ? <Dialog {...props} /> : null;
}
