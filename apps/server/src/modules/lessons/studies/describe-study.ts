import type { Study } from "@offertory/contract";
import type { LessonRow } from "../records/lesson-store.ts";
import type { StudyRow } from "../records/study-store.ts";

/** Returns a study with those of the given lessons that are in it. */
export const describeStudy = (study: StudyRow, lessons: readonly LessonRow[]): Study => ({
  ...study,
  lessons: lessons.filter(({ studyId }) => studyId === study.id),
});
