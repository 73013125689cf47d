import { pictureSources } from "@offertory/contract";
import { GalleryModal, type PickedPicture } from "@offertory/features/gallery";
import { useT } from "@offertory/i18n/react";
import { Button, ImageOr } from "@offertory/ui";
import { Image, Trash2 } from "@offertory/ui/icons.ts";
import { useId, useState } from "react";

interface PictureChoiceProps {
  label: string;
  url: string;
  hint?: string;
  error?: string | undefined;
  /** Whether to open the gallery at once if no picture is chosen yet. */
  opensGallery?: boolean;
  onPick(picture: PickedPicture): void;
  onRemove?: (() => void) | undefined;
}

/** Shows the chosen picture, with a button that opens the gallery. */
export function PictureChoice(props: PictureChoiceProps) {
  const { label, url, hint, error, opensGallery = false, onPick, onRemove } = props;
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(opensGallery && url === "");
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <p id={id} className="text-sm font-medium text-ink">
        {label}
      </p>
      {url ? (
        <ImageOr
          {...pictureSources(url, "(min-width: 640px) 500px, 90vw")}
          className="max-h-56 w-full rounded-card border border-line bg-sunken object-contain"
          fallback={
            <span className="flex h-24 items-center justify-center rounded-card border border-line bg-sunken text-ink-soft">
              <Image />
            </span>
          }
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Image />}
          onClick={() => setOpen(true)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        >
          {t(url ? "pages:picture.another" : "pages:picture.choose")}
        </Button>
        {url && onRemove ? (
          <Button variant="quiet" icon={<Trash2 />} onClick={onRemove}>
            {t("pages:picture.none")}
          </Button>
        ) : null}
      </div>
      {error || hint ? (
        <p id={`${id}-note`} className={`text-sm ${error ? "text-danger" : "text-ink-soft"}`}>
          {error ?? hint}
        </p>
      ) : null}
      <GalleryModal
        open={isOpen}
        onSelect={(picture) => {
          setOpen(false);
          onPick(picture);
        }}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
