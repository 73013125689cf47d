import type { LessonsStores } from "../lessons.ts";
import { LessonSectionNotFound } from "../lessons-errors.ts";
import { findLesson } from "../lessons/find-lesson.ts";
import type { SectionRow } from "./section-store.ts";

/** A section of a lesson of this church, removed or not; the lesson must be there. */
export async function findSection(stores: LessonsStores, churchId: string, id: string): Promise<SectionRow> {
  const section = await stores.sections.find(churchId, id);
  if (!section) throw new LessonSectionNotFound();
  await findLesson(stores, churchId, section.lessonId);
  return section;
}
