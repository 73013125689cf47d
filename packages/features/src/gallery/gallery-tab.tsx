import { useCall, useRead, useRefresh } from "@offertory/api-client";
import { type AspectRatio, listGallery, removePicture } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, EmptyState, Notice, useSnackbar } from "@offertory/ui";
import { Image } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { type PictureParts, pictureParts } from "./picture-name.ts";
import { PictureTile } from "./picture-tile.tsx";
import { TILES, TileSkeletons } from "./tile-skeletons.tsx";

interface GalleryTabProps {
  ratio: AspectRatio;
  onUse(url: string): void;
  onUpload(): void;
}

/** The church's pictures of one aspect ratio. */
export function GalleryTab({ ratio, onUse, onUpload }: GalleryTabProps) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const list = useRead(listGallery, { params: { ratio } });
  const remove = useCall(removePicture);
  const [leaving, setLeaving] = useState<PictureParts | null>(null);

  async function removeIt({ folder, file }: PictureParts) {
    try {
      await remove.mutateAsync({ params: { folder, image: file } });
      snackbar.success(t("gallery:delete.done"));
    } catch (error) {
      snackbar.error(errorText(error));
    }
    await refresh(listGallery);
    setLeaving(null);
  }

  if (list.isPending) return <TileSkeletons label={t("common:loading")} />;
  if (list.error)
    return (
      <Notice
        tone="danger"
        title={t("gallery:list.failed")}
        action={<Button onClick={() => void list.refetch()}>{t("common:tryAgain")}</Button>}
      >
        {errorText(list.error)}
      </Notice>
    );
  if (list.data.images.length === 0)
    return (
      <EmptyState
        icon={<Image />}
        title={t("gallery:list.empty")}
        body={t("gallery:list.emptyBody")}
        action={<Button onClick={onUpload}>{t("gallery:list.emptyAction")}</Button>}
      />
    );
  return (
    <>
      <ul className={TILES}>
        {list.data.images.map(pictureParts).map((picture) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            onUse={() => onUse(picture.url)}
            onDelete={() => setLeaving(picture)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={t("gallery:delete.title")}
        body={t("gallery:delete.body")}
        confirmLabel={t("gallery:delete.confirm")}
        cancelLabel={t("common:cancel")}
        busy={remove.isPending}
        busyLabel={t("gallery:delete.busy")}
        onConfirm={() => leaving && void removeIt(leaving)}
        onCancel={() => setLeaving(null)}
      />
    </>
  );
}
