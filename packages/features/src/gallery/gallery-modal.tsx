import { useLearn, useT } from "@offertory/i18n/react";
import { LazyDialog } from "@offertory/ui";
import type { GalleryDialogProps } from "./gallery-dialog.tsx";

export type GalleryModalProps = GalleryDialogProps;

/** Where a picture is chosen, brought or found. Code and words come when it is first opened. */
export function GalleryModal(props: GalleryModalProps) {
  const t = useT();
  const learn = useLearn();
  const load = async () => {
    const [{ GalleryDialog }] = await Promise.all([import("./gallery-dialog.tsx"), learn(["gallery"])]);
    return GalleryDialog;
  };
  return <LazyDialog load={load} failedText={t("common:loadFailed")} dialog={props} />;
}
