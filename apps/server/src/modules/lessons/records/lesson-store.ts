import type { Selectable, Updateable } from "kysely";
import type { LessonsDatabase, LessonsTables } from "../lessons-tables.ts";
import { writeSearchIndex, type SearchTexts } from "../items/write-search-index.ts";

export type LessonRow = Omit<Selectable<LessonsTables["lessons"]>, "search">;
export type LessonUpdate = Omit<Updateable<LessonsTables["lessons"]>, "churchId" | "id" | "search">;

const COLUMNS = [
  "lesson.churchId",
  "lesson.id",
  "lesson.studyId",
  "lesson.title",
  "lesson.slug",
  "lesson.description",
  "lesson.picture",
  "lesson.published",
  "lesson.sort",
  "lesson.changedAt",
  "lesson.changedBy",
  "lesson.removedAt",
] as const;

export const lessonStore = (db: LessonsDatabase) => {
  /** Lessons whose study and program were not removed. */
  const reachableLessons = (churchId: string) =>
    db
      .selectFrom("lessons as lesson")
      .innerJoin("lessonStudies as study", (join) =>
        join.onRef("study.churchId", "=", "lesson.churchId").onRef("study.id", "=", "lesson.studyId"),
      )
      .innerJoin("lessonPrograms as program", (join) =>
        join.onRef("program.churchId", "=", "study.churchId").onRef("program.id", "=", "study.programId"),
      )
      .where("lesson.churchId", "=", churchId)
      .where("study.removedAt", "is", null)
      .where("program.removedAt", "is", null);

  return {
    /** All lessons of a program, in the order of its studies. */
    listOfProgram: (churchId: string, programId: string): Promise<LessonRow[]> =>
      reachableLessons(churchId)
        .select(COLUMNS)
        .where("program.id", "=", programId)
        .where("lesson.removedAt", "is", null)
        .orderBy("study.sort")
        .orderBy("study.id")
        .orderBy("lesson.sort")
        .orderBy("lesson.id")
        .execute(),

    /** Also finds removed lessons. */
    find: (churchId: string, id: string): Promise<LessonRow | undefined> =>
      reachableLessons(churchId).select(COLUMNS).where("lesson.id", "=", id).executeTakeFirst(),

    /** Returns the study and the program of a lesson. */
    readParents: (churchId: string, id: string) =>
      reachableLessons(churchId)
        .select(["study.id as studyId", "study.name as studyName", "study.slug as studySlug"])
        .select(["program.id as programId", "program.name as programName", "program.slug as programSlug"])
        .select("program.published")
        .where("lesson.id", "=", id)
        .executeTakeFirstOrThrow(),

    add: (lesson: LessonRow) => db.insertInto("lessons").values(lesson).execute(),

    change: (churchId: string, id: string, change: LessonUpdate) =>
      db.updateTable("lessons").set(change).where("churchId", "=", churchId).where("id", "=", id).execute(),

    index: (lesson: { churchId: string; id: string }, texts: SearchTexts) =>
      writeSearchIndex(db, "lessons", lesson, texts),
  };
};
