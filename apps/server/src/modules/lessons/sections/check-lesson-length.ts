import type { LessonsStores } from "../lessons.ts";
import { LessonTooLarge } from "../lessons-errors.ts";

/**
 * Limits the Markdown and HTML of all sections of a lesson together, in characters. Every reader loads the whole
 * lesson.
 */
const MAX_LESSON_LENGTH = 2_000_000;

/**
 * Refuses if the lesson is now longer than the limit and longer than before, so that a lesson over the limit can still
 * be shortened step by step. It is called after writing, and the refusal rolls the transaction back.
 */
export async function checkLessonLength(
  { sections }: Pick<LessonsStores, "sections">,
  churchId: string,
  lessonId: string,
  lengthBefore = 0,
): Promise<void> {
  const length = await sections.lengthOf(churchId, lessonId);
  if (length > Math.max(MAX_LESSON_LENGTH, lengthBefore)) throw new LessonTooLarge();
}
