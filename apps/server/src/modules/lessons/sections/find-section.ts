import type { LessonsStores } from "../lessons.ts";
import { LessonSectionNotFound } from "../lessons-errors.ts";
import { findLesson } from "../lessons/find-lesson.ts";
import type { SectionRow } from "./section-store.ts";

/** Returns a section of this church, even if it was removed; refuses if its lesson was removed. */
export async function findSection(stores: LessonsStores, churchId: string, id: string): Promise<SectionRow> {
  const section = await stores.sections.find(churchId, id);
  if (!section) throw new LessonSectionNotFound();
  await findLesson(stores, churchId, section.lessonId);
  return section;
}
