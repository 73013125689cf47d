import { useT } from "@offertory/i18n/react";
import { Button, useSnackbar } from "@offertory/ui";
import { Image, Trash2 } from "@offertory/ui/icons.ts";
import { CardPicture } from "../read/card-picture.tsx";
import { usePickPicture } from "./use-pick-picture.tsx";

const WIDE = 1.78;

/** Chooses the picture of a program, study or lesson from the gallery. */
export function PictureField({ picture, onSave }: { picture: string | null; onSave(picture: string | null): void }) {
  const t = useT();
  const snackbar = useSnackbar();
  const { pick, modal } = usePickPicture(WIDE);

  async function choose() {
    const picked = await pick();
    if (picked) onSave(picked.url);
  }

  function remove() {
    onSave(null);
    snackbar.success(t("lessons:edit.pictureRemoved"), {
      label: t("common:undo"),
      onSelect: () => onSave(picture),
    });
  }

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t("lessons:edit.picture")}</legend>
      {picture ? <CardPicture picture={picture} sizes="22rem" className="w-full max-w-88 rounded-card" /> : null}
      <span className="flex flex-wrap gap-2">
        <Button size="small" icon={<Image />} onClick={() => void choose()}>
          {picture ? t("lessons:edit.changePicture") : t("lessons:edit.choosePicture")}
        </Button>
        {picture ? (
          <Button size="small" variant="quiet" icon={<Trash2 />} onClick={remove}>
            {t("lessons:edit.removePicture")}
          </Button>
        ) : null}
      </span>
      {modal}
    </fieldset>
  );
}
