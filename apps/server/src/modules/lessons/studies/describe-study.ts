import type { Study } from "@offertory/contract";
import type { LessonRow } from "../lessons/lesson-store.ts";
import type { StudyRow } from "./study-store.ts";

/** A study with those of the lessons that are its own. */
export const describeStudy = (study: StudyRow, lessons: readonly LessonRow[]): Study => ({
  ...study,
  lessons: lessons.filter(({ studyId }) => studyId === study.id),
});
