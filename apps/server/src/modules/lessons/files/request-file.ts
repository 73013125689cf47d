import {
  MAX_LESSON_FILE_BYTES,
  MAX_LESSON_FILES_BYTES,
  MAX_LESSON_FILES,
  type requestLessonFile,
  type CallAnswer,
} from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { ONE_HOUR_MS, ownOrigin, signForm } from "../../gallery/index.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { LessonFileEmpty, LessonFilesTooMuch, LessonFileTooLarge, TooManyLessonFiles } from "../lessons-errors.ts";
import { findLesson } from "../lessons/find-lesson.ts";
import { storageKey } from "./storage-key.ts";
import { readFileName } from "./file-name.ts";

const UPLOAD_LIMIT = { name: "lesson-file", tries: 300, seconds: 3600 };
export const FILE_UPLOAD_PATH = "/content/lesson-files";

/** Returns a signed form with which one file of this name and at most this size can be uploaded to a lesson. */
export async function requestFile(
  lessons: Lessons,
  lessonId: string,
  request: { name: string; size: number },
  { churchId, personId }: Caller,
  host: string | undefined,
): Promise<CallAnswer<typeof requestLessonFile>> {
  const { name, type } = readFileName(request.name);
  if (request.size === 0) throw new LessonFileEmpty();
  if (request.size > MAX_LESSON_FILE_BYTES) throw new LessonFileTooLarge();
  await lessons.limits.count(UPLOAD_LIMIT, churchId);
  const [id, uploadId, requestedAt] = [lessons.newId(), lessons.newId(), lessons.now()];
  await inTransaction(lessons, churchId, async (stores) => {
    await findLesson(stores, churchId, lessonId);
    if ((await stores.files.count(churchId, lessonId)) >= MAX_LESSON_FILES) throw new TooManyLessonFiles();
    if ((await stores.files.total(churchId)) + request.size > MAX_LESSON_FILES_BYTES) throw new LessonFilesTooMuch();
    await stores.files.add({
      churchId,
      id,
      lessonId,
      name,
      type,
      size: request.size,
      uploadId,
      requestedAt,
      requestedBy: personId,
    });
  });
  const key = storageKey({ churchId, id });
  const expires = requestedAt.getTime() + ONE_HOUR_MS;
  return {
    id,
    url: ownOrigin(lessons, host) + FILE_UPLOAD_PATH,
    fields: signForm(lessons, { key, uploadId, expires, mostBytes: request.size }),
    key,
  };
}
