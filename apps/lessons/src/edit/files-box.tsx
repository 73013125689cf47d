import { LESSON_FILE_TYPES, type LessonFile, removeLessonFile, restoreLessonFile } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, DisplayBox, IconButton, Notice } from "@offertory/ui";
import { Download, Trash2, Upload } from "@offertory/ui/icons.ts";
import { useId, useRef } from "react";
import { useFileSize } from "../read/use-file-size.ts";
import { useRemove } from "./use-remove.tsx";
import { useSendFile } from "./use-send-file.ts";

const TAKEN = Object.keys(LESSON_FILE_TYPES)
  .map((ending) => `.${ending}`)
  .join(",");

/** The files of a lesson: uploaded here, downloaded by readers. */
export function FilesBox({ lessonId, files }: { lessonId: string; files: readonly LessonFile[] }) {
  const t = useT();
  const sizeOf = useFileSize();
  const { ask, question } = useRemove();
  const { sending, problems, send, cancel } = useSendFile(lessonId);
  const input = useRef<HTMLInputElement>(null);
  const progressId = useId();
  return (
    <DisplayBox
      title={t("lessons:read.downloads")}
      actions={
        <Button size="small" icon={<Upload />} disabled={sending !== null} onClick={() => input.current?.click()}>
          {t("lessons:edit.addFiles")}
        </Button>
      }
      footer={t("lessons:edit.filesHint")}
    >
      <input
        ref={input}
        type="file"
        multiple
        accept={TAKEN}
        aria-label={t("lessons:edit.addFiles")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = "";
          if (chosen.length > 0) void send(chosen);
        }}
      />
      <div className="flex flex-col gap-3">
        {files.length === 0 && !sending ? <p className="text-sm text-ink-soft">{t("lessons:edit.noFiles")}</p> : null}
        <ul>
          {files.map(({ id, name, size, url }) => (
            <li key={id} className="flex items-center gap-2">
              <a
                href={url}
                download={name}
                className="flex min-h-11 min-w-0 grow items-center gap-2 text-sm hover:underline"
              >
                <Download className="size-4 shrink-0 text-brand" />
                <span className="min-w-0 wrap-anywhere">
                  {name} <span className="whitespace-nowrap text-ink-soft">({sizeOf(size)})</span>
                </span>
              </a>
              <IconButton
                size="small"
                icon={<Trash2 />}
                label={t("lessons:edit.removeNamed", { title: name })}
                onClick={() =>
                  ask({
                    title: name,
                    body: t("lessons:edit.removeFileBody"),
                    remove: (call) => call(removeLessonFile, { params: { id } }),
                    restore: (call) => call(restoreLessonFile, { params: { id } }),
                  })
                }
              />
            </li>
          ))}
        </ul>
        {sending ? (
          <div className="flex flex-wrap items-center gap-3">
            <div className="min-w-0 grow basis-40">
              <label htmlFor={progressId} className="text-sm wrap-anywhere">
                {t("lessons:edit.sending", { name: sending.name })}
              </label>
              <progress
                id={progressId}
                max={100}
                value={sending.percent}
                className="mt-1 block h-2 w-full accent-(--brand)"
              />
            </div>
            <Button size="small" onClick={cancel}>
              {t("common:cancel")}
            </Button>
          </div>
        ) : null}
        {problems.length > 0 ? (
          <Notice tone="danger">
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
      </div>
      {question}
    </DisplayBox>
  );
}
