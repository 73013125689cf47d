import type { LessonsStores } from "../lessons.ts";
import { LessonNotFound } from "../lessons-errors.ts";
import type { LessonRow } from "../records/lesson-store.ts";

/** Returns a lesson of this church; refuses if it was removed. */
export async function findLesson(
  { lessons }: Pick<LessonsStores, "lessons">,
  churchId: string,
  id: string,
): Promise<LessonRow> {
  const lesson = await lessons.find(churchId, id);
  if (!lesson || lesson.removedAt !== null) throw new LessonNotFound();
  return lesson;
}
