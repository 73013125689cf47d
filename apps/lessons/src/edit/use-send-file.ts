import { useApi } from "@offertory/api-client";
import { MAX_LESSON_FILE_BYTES, lessonFileEnding, readLesson, requestLessonFile } from "@offertory/contract";
import { sendUpload } from "@offertory/features/gallery";
import { useErrorText, useT } from "@offertory/i18n/react";
import { useRefresh } from "@offertory/api-client";
import { useEffect, useRef, useState } from "react";

export type Sending = { name: string; percent: number } | null;

/** Uploads files to a lesson one after the other; a refused file does not stop the others. */
export function useSendFile(lessonId: string) {
  const t = useT();
  const call = useApi();
  const refresh = useRefresh();
  const errorText = useErrorText();
  const [sending, setSending] = useState<Sending>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

  async function sendOne(file: File, signal: AbortSignal): Promise<void> {
    setSending({ name: file.name, percent: 0 });
    const body = { name: file.name, size: file.size };
    const form = await call(requestLessonFile, { params: { id: lessonId }, body }, { signal });
    const onProgress = (part: number) => setSending({ name: file.name, percent: Math.round(part * 100) });
    await sendUpload(form, file, { onProgress, signal });
    await refresh(readLesson);
  }

  async function send(files: readonly File[]): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    going.current = controller;
    setProblems([]);
    for (const file of files) {
      if (signal.aborted) break;
      try {
        const wrong = problemOf(file);
        if (wrong) throw new Error(t(`errors:${wrong}`));
        await sendOne(file, signal);
      } catch (error) {
        if (!signal.aborted) setProblems((known) => [...known, `${file.name}: ${errorText(error)}`]);
      }
    }
    if (!signal.aborted || going.current === controller) setSending(null);
  }

  return { sending, problems, send, cancel: () => going.current?.abort() };
}

// i18n-uses: errors:lesson-file-type, errors:lesson-file-large, errors:lesson-file-empty

/** Checks a file before it is sent; the server checks the same rules. */
function problemOf({ name, size }: File) {
  if (!lessonFileEnding(name)) return "lesson-file-type" as const;
  if (size === 0) return "lesson-file-empty" as const;
  return size > MAX_LESSON_FILE_BYTES ? ("lesson-file-large" as const) : null;
}
