import type { Study } from "@offertory/contract";
import type { LessonRow } from "../records/lesson-store.ts";
import type { StudyRow } from "../records/study-store.ts";

/** A study with those of the lessons that are its own. */
export const describeStudy = (study: StudyRow, lessons: readonly LessonRow[]): Study => ({
  ...study,
  lessons: lessons.filter(({ studyId }) => studyId === study.id),
});
