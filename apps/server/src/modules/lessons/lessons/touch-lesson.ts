import type { Caller } from "../../../platform/identity/caller.ts";
import type { Lessons, LessonsStores } from "../lessons.ts";
import { findLesson } from "./find-lesson.ts";
import type { LessonRow, LessonUpdate } from "../records/lesson-store.ts";

/** Saves a change of a lesson or its sections: records who made it and when, and updates the search index. */
export async function touchLesson(
  { now }: Lessons,
  stores: LessonsStores,
  id: string,
  { churchId, personId }: Caller,
  change: LessonUpdate = {},
): Promise<LessonRow> {
  await stores.lessons.change(churchId, id, { ...change, changedAt: now(), changedBy: personId });
  const lesson = await findLesson(stores, churchId, id);
  const sections = await stores.sections.list(churchId, id);
  await stores.lessons.index(lesson, {
    name: lesson.title,
    description: lesson.description,
    rest: sections.map(({ title, markdown }) => `${title} ${markdown}`).join("\n"),
  });
  return lesson;
}
