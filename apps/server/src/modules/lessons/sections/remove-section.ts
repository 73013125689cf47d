import { MAX_LESSON_SECTIONS, type LessonSection } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { TooManyLessonSections } from "../lessons-errors.ts";
import { touchLesson } from "../lessons/touch-lesson.ts";
import { checkLessonLength } from "./check-lesson-length.ts";
import { findSection } from "./find-section.ts";

/** Marks a section as removed; it is no longer shown from then on. It can be restored. */
export const removeSection = (lessons: Lessons, id: string, caller: Caller): Promise<Record<string, never>> =>
  inTransaction(lessons, caller.churchId, async (stores) => {
    const { churchId, lessonId, removedAt } = await findSection(stores, caller.churchId, id);
    if (removedAt === null) await stores.items.setRemovedAt("section", churchId, id, lessons.now());
    await touchLesson(lessons, stores, lessonId, caller);
    return {};
  });

/** Restores a removed section to its old position. */
export const restoreSection = (lessons: Lessons, id: string, caller: Caller): Promise<LessonSection> =>
  inTransaction(lessons, caller.churchId, async (stores) => {
    const section = await findSection(stores, caller.churchId, id);
    if (section.removedAt === null) return section;
    const { churchId, lessonId } = section;
    if ((await stores.items.count("section", churchId, lessonId)) >= MAX_LESSON_SECTIONS) {
      throw new TooManyLessonSections();
    }
    await stores.items.setRemovedAt("section", churchId, id, null);
    await checkLessonLength(stores, churchId, lessonId);
    await touchLesson(lessons, stores, lessonId, caller);
    return section;
  });
