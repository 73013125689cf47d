import { pictureSources } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { IconButton, ImageOr } from "@offertory/ui";
import { Image, Trash2 } from "@offertory/ui/icons.ts";
import type { PictureParts } from "./picture-name.ts";

interface PictureTileProps {
  picture: PictureParts;
  onUse(): void;
  onDelete(): void;
}

/** A picture of the church: a click chooses it, the trash button deletes it. */
export function PictureTile({ picture, onUse, onDelete }: PictureTileProps) {
  const t = useT();
  const formats = useFormats();
  const name = picture.madeAt ? t("gallery:list.picture", { date: formats.dateTime(picture.madeAt) }) : picture.file;
  return (
    <li className="relative">
      <button
        type="button"
        onClick={onUse}
        aria-label={t("gallery:list.use", { name })}
        className="block aspect-[4/3] w-full overflow-hidden rounded-card border border-line bg-sunken hover:border-brand"
      >
        <ImageOr
          {...pictureSources(picture.url, "(min-width: 640px) 230px, 45vw")}
          loading="lazy"
          decoding="async"
          className="size-full object-contain"
          fallback={<Image className="m-auto size-8 text-ink-soft" />}
        />
      </button>
      <IconButton
        size="small"
        label={t("gallery:list.delete", { name })}
        icon={<Trash2 className="size-4" />}
        onClick={onDelete}
        className="absolute top-1.5 right-1.5 border border-line bg-raised! shadow-card"
      />
    </li>
  );
}
