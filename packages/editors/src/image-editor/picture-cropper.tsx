import { useFormats, useT } from "@offertory/i18n/react";
import { IconButton } from "@offertory/ui";
import { RefreshCw } from "@offertory/ui/icons.ts";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { type Area, type CropState, FREE_ASPECT_RATIOS, MAX_ZOOM, shapeOf, rotateBy, zoomTo } from "./crop-state.ts";
import type { OpenedPicture } from "./open-picture.ts";
import { RangeField } from "./range-field.tsx";

export interface PictureCropperProps {
  picture: OpenedPicture;
  cut: CropState;
  /** The aspect ratio, width by height; 0 lets the person choose. */
  shape: number;
  round?: boolean;
  /** Gets an update function, because one gesture may change the position and the zoom at once. */
  onChange(change: (cut: CropState) => CropState): void;
  onArea(area: Area): void;
}

const KEYBOARD_STEP = 8;

const KEYS = new Map<string, (cut: CropState) => CropState>([
  ["+", (cut) => zoomTo(cut, cut.zoom + 0.1)],
  ["=", (cut) => zoomTo(cut, cut.zoom + 0.1)],
  ["-", (cut) => zoomTo(cut, cut.zoom - 0.1)],
  ["r", (cut) => rotateBy(cut, 90)],
]);

/** An image behind a crop frame; it can be moved, zoomed and rotated. */
export function PictureCropper({ picture, cut, shape, round = false, onChange, onArea }: PictureCropperProps) {
  const t = useT();
  const { number } = useFormats();
  const hint = useId();
  const stage = useRef<HTMLDivElement>(null);
  const aspect = shapeOf(cut, picture, shape);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const change = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS.get(event.key);
    if (!change) return;
    event.preventDefault();
    onChange(change);
  });
  // Handles the keys in `KEYS`; the cropper handles the arrow keys itself.
  useEffect(() => {
    const element = stage.current;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <div className="flex flex-col gap-4">
      <div ref={stage} className="relative h-64 overflow-hidden rounded-card bg-black sm:h-80">
        <Cropper
          image={picture.url}
          aspect={aspect}
          crop={cut.crop}
          zoom={cut.zoom}
          rotation={cut.rotation}
          maxZoom={MAX_ZOOM}
          keyboardStep={KEYBOARD_STEP}
          cropShape={round ? "round" : "rect"}
          disableAutomaticStylesInjection
          onCropChange={(crop) => onChange((now) => ({ ...now, crop }))}
          onZoomChange={(zoom) => onChange((now) => zoomTo(now, zoom))}
          onCropComplete={(_, pixels) => onArea(pixels)}
          cropperProps={{ role: "application", "aria-label": t("gallery:editor.frame"), "aria-describedby": hint }}
          classes={{ cropAreaClassName: "focus-visible:outline-3! focus-visible:outline-offset-[-3px]!" }}
          mediaProps={{ crossOrigin: "anonymous" }}
        />
      </div>
      <p id={hint} className="text-sm text-ink-soft">
        <span className="pointer-coarse:hidden">{t("gallery:editor.hint")}</span>
        <span className="hidden pointer-coarse:inline">{t("gallery:editor.hintTouch")}</span>
      </p>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <RangeField
          label={t("gallery:editor.zoom")}
          value={cut.zoom}
          from={1}
          to={MAX_ZOOM}
          step={0.05}
          text={number(cut.zoom, { style: "percent" })}
          onChange={(zoom) => onChange((now) => zoomTo(now, zoom))}
        />
        <div className="flex items-end gap-2">
          <RangeField
            label={t("gallery:editor.rotation")}
            value={cut.rotation}
            from={0}
            to={359}
            step={1}
            text={number(cut.rotation, {
              style: "unit",
              unit: "degree",
              unitDisplay: "narrow",
              maximumFractionDigits: 0,
            })}
            onChange={(rotation) => onChange((now) => ({ ...now, rotation }))}
          />
          <IconButton
            label={t("gallery:editor.turn")}
            icon={<RefreshCw />}
            onClick={() => onChange((now) => rotateBy(now, 90))}
          />
        </div>
        {shape > 0 ? null : (
          <RangeField
            label={t("gallery:editor.shape")}
            value={aspect}
            from={FREE_ASPECT_RATIOS.tallest}
            to={FREE_ASPECT_RATIOS.widest}
            step={0.01}
            text={number(aspect, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
            onChange={(freeShape) => onChange((now) => ({ ...now, freeAspectRatio: freeShape }))}
          />
        )}
      </div>
    </div>
  );
}
