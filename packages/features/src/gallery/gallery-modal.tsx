import { useLearn, useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import type { GalleryDialogProps } from "./gallery-dialog.tsx";

export type GalleryModalProps = GalleryDialogProps;

/** Where a picture is chosen, brought or found. Code and words come when it is first opened. */
export function GalleryModal(props: GalleryModalProps) {
  const { open, onClose } = props;
  const t = useT();
  const learn = useLearn();
  const snackbar = useSnackbar();
  const [Dialog, setDialog] = useState<ComponentType<GalleryDialogProps> | null>(null);
  const giveUp = useEffectEvent(() => {
    snackbar.error(t("common:loadFailed"));
    onClose();
  });
  const isWanted = open && Dialog === null;
  useEffect(() => {
    if (!isWanted) return;
    let isOn = true;
    Promise.all([import("./gallery-dialog.tsx"), learn(["gallery"])]).then(
      ([{ GalleryDialog }]) => isOn && setDialog(() => GalleryDialog),
      () => isOn && giveUp(),
    );
    return () => {
      isOn = false;
    };
  }, [isWanted, learn]);
  return Dialog ? <Dialog {...props} /> : null;
}
