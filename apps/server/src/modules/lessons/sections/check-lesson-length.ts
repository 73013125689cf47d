import type { LessonsStores } from "../lessons.ts";
import { LessonTooLarge } from "../lessons-errors.ts";

/** Of all sections together, as Markdown and as HTML: every reader has to carry them. */
const MAX_LESSON_LENGTH = 2_000_000;

/** Refuses what was just written if the lesson now holds more than may be read at once. */
export async function checkLessonLength(
  { sections }: Pick<LessonsStores, "sections">,
  churchId: string,
  lessonId: string,
): Promise<void> {
  if ((await sections.lengthOf(churchId, lessonId)) > MAX_LESSON_LENGTH) throw new LessonTooLarge();
}
