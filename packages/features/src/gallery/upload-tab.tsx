import { type AspectRatio, MAX_ALT_LENGTH } from "@offertory/contract";
import {
  openFile,
  PictureCropper,
  PictureDrop,
  type PictureWork,
  ProblemNotice,
} from "@offertory/editors/image-editor";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Notice, Skeleton, TextField } from "@offertory/ui";
import { UploadProgress } from "./upload-progress.tsx";
import type { Upload } from "./use-upload.ts";

interface UploadTabProps {
  work: PictureWork;
  upload: Upload;
  ratio: AspectRatio;
  alt: string;
  onAlt(alt: string): void;
}

/** At the bottom of the dialog, however far it is scrolled. */
const STICKY_FOOTER_CLASS =
  "sticky short:static -bottom-5 z-10 -mx-5 -mb-5 border-t border-line bg-surface px-5 py-3.5";

/** Crops and uploads a picture of the device or a stock photo. */
export function UploadTab({ work, upload, ratio, alt, onAlt }: UploadTabProps) {
  const t = useT();
  const errorText = useErrorText();
  const { state, send, cancel } = upload;
  const { picture } = work;

  if (!picture) {
    return (
      <div className="flex flex-col gap-4">
        <ProblemNotice problem={work.problem} />
        {work.isOpening ? (
          <Skeleton className="h-64 sm:h-80" />
        ) : (
          <PictureDrop onFile={(file) => void work.open(() => openFile(file))} />
        )}
      </div>
    );
  }
  const isSending = state.stage === "sending";
  return (
    <div className="flex flex-col gap-5">
      {state.stage === "failed" && (
        <Notice tone="danger" title={t("gallery:upload.failed")}>
          {errorText(state.error)}
        </Notice>
      )}
      <div inert={isSending}>
        <PictureCropper
          picture={picture}
          cut={work.cut}
          shape={Number(ratio)}
          onChange={work.setCut}
          onArea={work.setArea}
        />
      </div>
      <TextField
        label={t("gallery:upload.alt")}
        hint={t("gallery:upload.altHint")}
        value={alt}
        onChange={onAlt}
        maxLength={MAX_ALT_LENGTH}
        autoComplete="off"
      />
      <div className={STICKY_FOOTER_CLASS}>
        {isSending ? (
          <UploadProgress percent={state.percent} onCancel={cancel} />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" disabled={!work.area} onClick={() => void send()}>
              {t(state.stage === "failed" ? "gallery:upload.again" : "gallery:upload.send")}
            </Button>
            <Button onClick={work.clear}>{t("gallery:upload.another")}</Button>
          </div>
        )}
      </div>
    </div>
  );
}
