import { useT } from "@offertory/i18n/react";
import { Button, Dialog, Skeleton } from "@offertory/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { shapeOf, type Size, sizeWithin } from "./crop-state.ts";
import { drawCrop } from "./draw-crop.ts";
import { openFile } from "./open-picture.ts";
import { PictureCropper } from "./picture-cropper.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { usePicture } from "./use-picture.ts";

export interface ImageEditorProps {
  open: boolean;
  title: string;
  /** The initial image; without one, the person chooses a file here. */
  file?: Blob | null;
  /** The aspect ratio (width by height) of the crop; 0 lets the person choose. The default is that of the output. */
  shape?: number;
  round?: boolean;
  output?: Size;
  onSave(picture: Blob): void;
  onCancel(): void;
}

const DEFAULT_OUTPUT: Size = { width: 400, height: 300 };
const FORMAT = { type: "image/png", quality: 0.4 } as const;

/** Opens and crops an image. The result is a PNG within 400 × 300 pixels, unless another output size is given. */
export function ImageEditorDialog(props: ImageEditorProps) {
  const {
    open,
    title,
    file,
    output = DEFAULT_OUTPUT,
    shape = output.width / output.height,
    round,
    onSave,
    onCancel,
  } = props;
  const t = useT();
  const work = usePicture();
  const [isDrawing, setDrawing] = useState(false);
  const take = (blob: Blob) => void work.open(() => openFile(blob));
  const begin = useEffectEvent(take);
  useEffect(() => {
    if (file) begin(file);
  }, [file]);
  const { picture, cut, area } = work;

  async function save() {
    if (!picture || !area) return;
    setDrawing(true);
    const size = sizeWithin(output, shapeOf(cut, picture, shape));
    const drawn = await drawCrop(picture, { area, rotation: cut.rotation, output: size, ...FORMAT });
    setDrawing(false);
    onSave(drawn);
  }

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={t("common:close")}
      actions={
        <>
          <Button onClick={onCancel}>{t("common:cancel")}</Button>
          <Button
            variant="primary"
            disabled={!area}
            busy={isDrawing}
            busyLabel={t("gallery:editor.working")}
            onClick={() => void save()}
          >
            {t("gallery:editor.use")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ProblemNotice problem={work.problem} />
        {picture ? (
          <PictureCropper
            picture={picture}
            cut={cut}
            shape={shape}
            round={round ?? false}
            onChange={work.setCut}
            onArea={work.setArea}
          />
        ) : file && work.isOpening ? (
          <Skeleton className="h-64 sm:h-80" />
        ) : (
          <PictureDrop busy={work.isOpening} onFile={take} />
        )}
      </div>
    </Dialog>
  );
}
