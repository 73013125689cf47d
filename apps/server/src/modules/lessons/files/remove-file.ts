import { MAX_LESSON_FILES, type LessonFile } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Lessons, type LessonsStores } from "../lessons.ts";
import { LessonFileNotFound, TooManyLessonFiles } from "../lessons-errors.ts";
import { findLesson } from "../lessons/find-lesson.ts";
import { describeFile } from "./describe-file.ts";

/** Removes a file from its lesson. The stored file is deleted a month later, so that it can be restored until then. */
export const removeFile = (lessons: Lessons, id: string, { churchId }: Caller): Promise<Record<string, never>> =>
  inTransaction(lessons, churchId, async (stores) => {
    const file = await find(stores, churchId, id);
    if (file.removedAt === null) await stores.files.setRemovedAt(file, lessons.now());
    return {};
  });

export const restoreFile = (lessons: Lessons, id: string, { churchId }: Caller): Promise<LessonFile> =>
  inTransaction(lessons, churchId, async (stores) => {
    const file = await find(stores, churchId, id);
    if (file.removedAt !== null) {
      if ((await stores.files.count(churchId, file.lessonId)) >= MAX_LESSON_FILES) throw new TooManyLessonFiles();
      await stores.files.setRemovedAt(file, null);
    }
    return describeFile(lessons, file, { open: false });
  });

async function find(stores: LessonsStores, churchId: string, id: string) {
  const file = await stores.files.find({ churchId, id });
  if (!file || file.addedAt === null) throw new LessonFileNotFound();
  await findLesson(stores, churchId, file.lessonId);
  return file;
}
