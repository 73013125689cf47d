import type { LessonSection, LessonSectionChange } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { LessonSectionNotFound } from "../lessons-errors.ts";
import { touchLesson } from "../lessons/touch-lesson.ts";
import { checkLessonLength } from "./check-lesson-length.ts";
import { findSection } from "./find-section.ts";
import { renderMarkdown } from "../../../platform/rich-text/index.ts";
import { readName, readVideo } from "../items/read-fields.ts";
import type { SectionUpdate } from "./section-store.ts";

export async function changeSection(
  lessons: Lessons,
  id: string,
  sent: LessonSectionChange,
  caller: Caller,
): Promise<LessonSection> {
  const change = await readSection(caller.churchId, sent);
  return inTransaction(lessons, caller.churchId, async (stores) => {
    const { churchId, lessonId, removedAt } = await findSection(stores, caller.churchId, id);
    if (removedAt !== null) throw new LessonSectionNotFound();
    const lengthBefore = await stores.sections.lengthOf(churchId, lessonId);
    if (Object.keys(change).length > 0) await stores.sections.change(churchId, id, change);
    await checkLessonLength(stores, churchId, lessonId, lengthBefore);
    await touchLesson(lessons, stores, lessonId, caller);
    return findSection(stores, churchId, id);
  });
}

/** Checks the fields that were sent; a field that was not sent keeps its value. */
const readSection = async (
  churchId: string,
  { title, kind, markdown, video }: LessonSectionChange,
): Promise<SectionUpdate> => ({
  ...(title !== undefined && { title: readName(title) }),
  ...(kind !== undefined && { kind }),
  ...(markdown !== undefined && { markdown, html: await renderMarkdown(churchId, markdown) }),
  ...(video !== undefined && { video: readVideo(video) }),
});
