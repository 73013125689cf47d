import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Notice } from "@offertory/ui";
import { useId } from "react";
import { PictureRefused } from "../image-editor/open-picture.ts";
import { PROBLEM_TEXTS } from "../image-editor/problem-notice.tsx";
import type { PictureUpload, PictureUploads } from "./use-picture-uploads.ts";

/** The running uploads of images, and the errors of failed ones. */
export function UploadList({ uploads }: { uploads: PictureUploads }) {
  const t = useT();
  const { list, inserted, isForbidden } = uploads;
  const sending = list.find(({ state }) => state === "sending");
  const statusText = sending
    ? t("editors:pictures.sending", { name: sending.name })
    : inserted && t("editors:pictures.inserted", { name: inserted });
  return (
    <>
      <p role="status" className="sr-only">
        {statusText}
      </p>
      {isForbidden || list.length > 0 ? (
        <div className="sticky short:static -bottom-5 z-10 -mx-5 mt-3 -mb-5 flex max-h-52 flex-col gap-3 overflow-y-auto border-t border-line bg-surface px-5 py-3.5">
          {isForbidden ? <Notice tone="warning">{t("editors:pictures.forbidden")}</Notice> : null}
          {list.map((one) =>
            one.state === "failed" ? (
              <FailedUpload key={one.id} upload={one} uploads={uploads} />
            ) : (
              <RunningUpload key={one.id} upload={one} onCancel={() => uploads.drop(one.id)} />
            ),
          )}
        </div>
      ) : null}
    </>
  );
}

function RunningUpload({ upload: { name, percent }, onCancel }: { upload: PictureUpload; onCancel(): void }) {
  const t = useT();
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-48">
        <label htmlFor={id} className="text-sm font-medium wrap-anywhere">
          {t("editors:pictures.sending", { name })}
        </label>
        <progress id={id} max={100} value={percent} className="mt-1 block h-2 w-full accent-(--brand)">
          {percent} %
        </progress>
      </div>
      <Button size="small" onClick={onCancel}>
        {t("gallery:upload.cancel")}
      </Button>
    </div>
  );
}

function FailedUpload({ upload, uploads }: { upload: PictureUpload; uploads: PictureUploads }) {
  const t = useT();
  const errorText = useErrorText();
  const { id, name, error } = upload;
  const isRefused = error instanceof PictureRefused;
  return (
    <Notice
      tone="danger"
      title={t("editors:pictures.failed", { name })}
      action={
        <div className="flex gap-2">
          {isRefused ? null : (
            <Button size="small" onClick={() => uploads.retry(id)}>
              {t("common:tryAgain")}
            </Button>
          )}
          <Button size="small" onClick={() => uploads.drop(id)}>
            {t("editors:pictures.dismiss")}
          </Button>
        </div>
      }
    >
      {isRefused ? t(PROBLEM_TEXTS[error.problem]) : errorText(error)}
    </Notice>
  );
}
