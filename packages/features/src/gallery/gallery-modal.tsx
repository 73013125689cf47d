import { useLoadNamespaces, useT } from "@offertory/i18n/react";
import { LazyDialog } from "@offertory/ui";
import type { GalleryDialogProps } from "./gallery-dialog.tsx";

export type GalleryModalProps = GalleryDialogProps;

/**
 * The gallery, where a picture is chosen, uploaded or found. Code and translations are loaded when it is first opened.
 */
export function GalleryModal(props: GalleryModalProps) {
  const t = useT();
  const loadNamespaces = useLoadNamespaces();
  const load = async () => {
    const [{ GalleryDialog }] = await Promise.all([import("./gallery-dialog.tsx"), loadNamespaces(["gallery"])]);
    return GalleryDialog;
  };
  return <LazyDialog load={load} failedText={t("common:loadFailed")} dialog={props} />;
}
