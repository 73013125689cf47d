import { MAX_LESSON_SECTIONS, type LessonSection, type LessonSectionChange } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { renderMarkdown } from "../../../platform/rich-text/index.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { LessonNameBlank, TooManyLessonSections } from "../lessons-errors.ts";
import { findLesson } from "../lessons/find-lesson.ts";
import { touchLesson } from "../lessons/touch-lesson.ts";
import { readName, readVideo } from "../items/read-fields.ts";
import { checkLessonLength } from "./check-lesson-length.ts";

/** Adds a section at the end of a lesson. */
export async function addSection(
  lessons: Lessons,
  lessonId: string,
  { title, kind = "say", markdown = "", video = null }: LessonSectionChange,
  caller: Caller,
): Promise<LessonSection> {
  const html = await renderMarkdown(caller.churchId, markdown);
  return inTransaction(lessons, caller.churchId, async (stores) => {
    const { churchId } = await findLesson(stores, caller.churchId, lessonId);
    if (title === undefined) throw new LessonNameBlank();
    if ((await stores.items.count("section", churchId, lessonId)) >= MAX_LESSON_SECTIONS) {
      throw new TooManyLessonSections();
    }
    const section = {
      churchId,
      id: lessons.newId(),
      lessonId,
      title: readName(title),
      kind,
      markdown,
      html,
      video: readVideo(video),
      sort: await stores.items.nextSort("section", churchId, lessonId),
      removedAt: null,
    };
    await stores.sections.add(section);
    await checkLessonLength(stores, churchId, lessonId);
    await touchLesson(lessons, stores, lessonId, caller);
    return section;
  });
}
