import type { Selectable, Updateable } from "kysely";
import type { LessonsDatabase, LessonsTables } from "../lessons-tables.ts";

export type StudyRow = Selectable<LessonsTables["lessonStudies"]>;
export type StudyUpdate = Omit<Updateable<LessonsTables["lessonStudies"]>, "churchId" | "id">;

export const studyStore = (db: LessonsDatabase) => ({
  list: (churchId: string, programId: string): Promise<StudyRow[]> =>
    db
      .selectFrom("lessonStudies")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("programId", "=", programId)
      .where("removedAt", "is", null)
      .orderBy("sort")
      .orderBy("id")
      .execute(),

  /** Also finds removed studies, unless their program was removed. */
  find: (churchId: string, id: string): Promise<StudyRow | undefined> =>
    db
      .selectFrom("lessonStudies as study")
      .innerJoin("lessonPrograms as program", (join) =>
        join.onRef("program.churchId", "=", "study.churchId").onRef("program.id", "=", "study.programId"),
      )
      .selectAll("study")
      .where("study.churchId", "=", churchId)
      .where("study.id", "=", id)
      .where("program.removedAt", "is", null)
      .executeTakeFirst(),

  add: (study: StudyRow) => db.insertInto("lessonStudies").values(study).execute(),

  change: (churchId: string, id: string, change: StudyUpdate) =>
    db.updateTable("lessonStudies").set(change).where("churchId", "=", churchId).where("id", "=", id).execute(),
});
