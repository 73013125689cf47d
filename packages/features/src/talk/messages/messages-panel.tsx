import { useLearn, useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import type { MessagesDialogProps } from "./messages-dialog.tsx";

export type MessagesPanelProps = MessagesDialogProps;

/** The person's messages. Code and words come when it is first opened. */
export function MessagesPanel(props: MessagesPanelProps) {
  const { open, onClose } = props;
  const t = useT();
  const learn = useLearn();
  const snackbar = useSnackbar();
  const [Dialog, setDialog] = useState<ComponentType<MessagesDialogProps> | null>(null);
  const give = useEffectEvent(() => {
    snackbar.error(t("common:loadFailed"));
    onClose();
  });
  const isWanted = open && Dialog === null;
  useEffect(() => {
    if (!isWanted) return;
    let isOn = true;
    Promise.all([import("./messages-dialog.tsx"), learn(["talk"])]).then(
      ([{ MessagesDialog }]) => isOn && setDialog(() => MessagesDialog),
      () => isOn && give(),
    );
    return () => {
      isOn = false;
    };
  }, [isWanted, learn]);
  return Dialog ? <Dialog {...props} /> : null;
}
